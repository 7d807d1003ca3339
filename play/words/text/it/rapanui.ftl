# rapanui
