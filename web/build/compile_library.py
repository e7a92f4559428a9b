# Compiles Python's library, in its own interpreter (compiler_plugin.ts): /tmp/text.zip becomes /tmp/compiled.zip.
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

# What no program for a judge imports, and what asks for another system.
LEFT_OUT = """_pyrepl doctest email ensurepip ftplib http imaplib mailbox multiprocessing optparse pdb poplib pydoc pydoc_data smtplib
socketserver tarfile turtle unittest urllib venv wsgiref xml xmlrpc zipapp""".split()
ENCODINGS = "__init__ aliases ascii cp437 gbk idna latin_1 raw_unicode_escape unicode_escape utf_16 utf_8 utf_8_sig".split()


def is_kept(name):
    first, _, rest = name.removesuffix(".py").partition("/")
    return rest in ENCODINGS if first == "encodings" else first not in LEFT_OUT


with (
    zipfile.ZipFile("/tmp/text.zip") as text,
    zipfile.ZipFile("/tmp/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as compiled,
):
    for name in filter(is_kept, sorted(text.namelist())):
        contents = text.read(name)
        if name.endswith(".py"):
            # Without the texts of its functions.
            code = compile(contents, f"/lib/{name}", "exec", dont_inherit=True, optimize=2)
            name, contents = name + "c", _code_to_hash_pyc(code, bytes(8), False)
        compiled.writestr(zipfile.ZipInfo(name), contents, zipfile.ZIP_DEFLATED)
