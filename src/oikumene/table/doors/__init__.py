"""The doors of the server, by subject: each module of routes names them in `ROUTES`, and app.py opens them all."""
