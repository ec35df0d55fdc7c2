internal import HTMLMarkup
