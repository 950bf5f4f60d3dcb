"""A window with one page of WebKitGTK, for its driver: as wide as asked, with what goes wrong in the page on its output."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height, language, scripts, watch = sys.argv[1:]

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["de_CH" if language == "de" else "en_GB"])
page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
# What the driver asks for is run all the same.
page.get_settings().set_enable_javascript(scripts == "on")

told = page.get_user_content_manager()
told.register_script_message_handler("problem")
told.connect("script-message-received::problem", lambda _, said: print(said.get_js_value().to_string(), flush=True))
told.add_script(
    WebKit2.UserScript.new(
        watch,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def begin(_, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("webkit")
    session.set_application_info(application)
    session.connect("create-web-view", lambda _: page)


context.connect("automation-started", begin)
window = Gtk.Window()
# Reduced motion, as in the other engines.
window.get_settings().set_property("gtk-enable-animations", False)
window.set_default_size(int(width), int(height))
window.add(page)
window.connect("destroy", Gtk.main_quit)
# The driver of WebKitGTK 2.52 asks for it and waits; that of 2.50 ends the process itself.
page.connect("close", lambda _: window.destroy())
window.show_all()
Gtk.main()
