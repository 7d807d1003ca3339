# Was auf dem Tisch von Giants steht.

giants-board-round = Runde { $n }
giants-board-map = Q Steinbruch · P Lehmgrube · V Dorf · H Hütte · f Wald mit Holzstämmen
giants-board-there = darunter: wessen Leute · = Holzstämme · ■ Statuen oder Kopfschmuck · o neutral
giants-board-sites-legend = Ahu: Nummer, Feld, Wert Statue/Kopfschmuck, wessen, Größe, + Kopfschmuck
giants-board-way = > Stück unterwegs · * sein Weg bisher
giants-board-on-map = Auf der Insel
giants-board-piece =
    { $size ->
        [0] Kopfschmuck
       *[other] { $size }er-Statue
    }
giants-board-neutrals =
    { $n ->
        [one] { $n } neutraler Arbeiter
       *[other] { $n } neutrale Arbeiter
    }
giants-board-hex-logs = Holzstämme { $n }
giants-board-tray = Steinbruch: { $what }
giants-board-supply = Vorrat: { $what }
giants-board-order = Reihenfolge: { $seats }
giants-board-bid = Dein Gebot: { $what }
giants-board-hand =
    { $size ->
        [0] Unterwegs: Kopfschmuck auf { $hex }
       *[other] Unterwegs: { $size }er-Statue auf { $hex }
    }
giants-board-prices = Punkte, die es von hier mindestens kostet: { $what }
giants-board-points = Punkte
giants-board-tablets = Halbtafeln
giants-board-start = Start
giants-board-passed = gepasst
giants-board-ready = bereit
giants-board-behind = Hinter den Schirmen
giants-board-front = Davor
giants-board-bag = Im Beutel
giants-board-workers = Arbeiter
giants-board-sorcerer = Zauberer
giants-board-chief = Häuptling
giants-board-markers = Stammesmarker
giants-board-logs = Holzstämme
giants-board-pedestals = Sockel
giants-board-statues = { $size }er-Statuen
giants-board-headdresses = Kopfschmuck

## Im Browser

giants-board-stages = Phasen der Runde
giants-board-quarry = Steinbruch
giants-board-empty = leer
giants-board-dice =
    { $n ->
        [one] { $n } Würfel fehlt noch
       *[other] { $n } Würfel fehlen noch
    }
giants-board-carving = Reihenfolge beim Bildhauen
giants-board-idle = geboten und noch frei
giants-board-stock = Vorrat
giants-board-size = { $n }er-Statuen
giants-board-force = größte Statue, die dorthin bewegt werden kann
giants-board-price = Punkte, die du auf dem Weg dorthin mindestens abgibst
giants-board-carries = trägt { $n }
giants-board-gives =
    { $n ->
        [0] kostenlos
        [one] gibt { $n } Punkt ab
       *[other] gibt { $n } Punkte ab
    }
giants-board-out-of-reach = unerreichbar
giants-board-routes = Billigste Wege zu möglichen Zielen
giants-board-choice = du wählst, wer hilft
giants-board-own-screen = Hinter deinem Schirm
giants-board-only-you = siehst nur du
giants-board-hidden = Schirm geschlossen
giants-board-own-bid = Dein Gebot
giants-board-bid-stays = Gebotenes kann in dieser Runde nicht eingesetzt werden, genutzt oder nicht.
giants-board-can-carve = Kann eine davon meißeln
giants-board-no-statue = nichts
giants-board-left = Bleibt zum Einsetzen
giants-board-yes = ja
giants-board-no = nein
giants-board-break = Tafel zerbrechen
giants-board-spend = Marker → Halbtafel
giants-board-neutral = neutraler Arbeiter
giants-board-peek = Unter eine Statue sehen
