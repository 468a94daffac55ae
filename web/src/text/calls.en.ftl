# How one is called to one's turn on this device.

calls-sound = A sound when it is my turn
calls-far = Also when the page is closed
calls-about = Sound and notices work while the page of the table is open.
calls-about-far = While the page is closed a notice comes by the browser’s own service: only this server knows the address, and the text is encrypted.
calls-sound-none = The browser makes no sound yet: press something on the page and switch it on again.
calls-tell-refused = The browser does not allow notices. Allow them for this site in the browser’s settings.
calls-far-refused = The browser gave no address for notices. While the page is open, they come.
