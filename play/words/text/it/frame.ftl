# frame
