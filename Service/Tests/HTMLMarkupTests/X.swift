// HTMLMarkup
