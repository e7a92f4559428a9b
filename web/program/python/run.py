# Compiles and runs the reader's program, as a judge's machine does. interpreter.ts calls `check`, and `start` for each run.
import ast
import atexit
import builtins
import functools
import gc
import importlib.util
import io
import itertools
import json
import linecache
import os
import random
import sys
import threading
import traceback
import types

NAME = "program.py"
MOST_FRAMES = 20

# The doors to the page.
for finder in [each for each in sys.meta_path if "JsFinder" in repr(each)]:
    sys.meta_path.remove(finder)
for name in list(sys.modules):
    if name.split(".")[0] in ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core"):
        sys.modules[name] = None
atexit._clear()

usual_limit = sys.getrecursionlimit()
set_limit = sys.setrecursionlimit
usual_digits = sys.get_int_max_str_digits()
usual_builtins = dict(vars(builtins))
usual_environment = dict(os.environ)
standard = [os.dup(1), os.dup(2)]
# A program that draws lots draws others in each run.
seeds = itertools.count(1)


# ---- what judges' machines have and this one lacks


def start_thread(thread):
    """Programs start a thread because it gets a larger stack. Here it runs at once."""
    thread.run()


threading.Thread.start = start_thread
threading.Thread.join = lambda thread, timeout=None: None
threading.stack_size = lambda size=0: 0

# start() keeps the input there.
os.unlink("/dev/stdin")
os.symlink("/input", "/dev/stdin")


def leave(status):
    """Not the interpreter, but the program: what it has not written yet is lost, and nothing is called."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for file in (1, 2):
        os.dup2(nowhere, file)
    os.close(nowhere)
    atexit._clear()
    raise SystemExit(status & 255)


os._exit = leave

# Programs ask it for a larger stack.
resource = sys.modules["resource"] = types.ModuleType("resource")
for which, limit in enumerate("CPU FSIZE DATA STACK CORE RSS NPROC NOFILE MEMLOCK AS".split()):
    setattr(resource, f"RLIMIT_{limit}", which)
resource.RLIM_INFINITY = -1
resource.getrlimit = lambda which: (-1, -1)
resource.setrlimit = lambda which, limits: None


def python_functools():
    """The functions of this module that C replaces."""
    name = "_functools"
    kept = sys.modules[name]
    sys.modules[name] = None
    try:
        spec = importlib.util.find_spec("functools")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.modules[name] = kept
    return module


limited_cache = python_functools()._lru_cache_wrapper


def cache(function, most, typed, info):
    """
    In Python: each call of the one in C needs the browser's stack, which holds some 300 of them. A call takes two frames here
    and one there, so the limit is doubled.
    """
    if sys.setrecursionlimit is set_limit:
        set_limit(2 * sys.getrecursionlimit())
        sys.setrecursionlimit = lambda limit: set_limit(2 * limit)
    if most is not None or typed:
        return limited_cache(function, most, typed, info)
    known = {}
    missing = object()
    get = known.get

    def cached(*args, **named):
        key = (args, tuple(named.items())) if named else args
        value = get(key, missing)
        if value is missing:
            value = known[key] = function(*args, **named)
        return value

    cached.cache_info = lambda: info(0, len(known), None, len(known))
    cached.cache_clear = known.clear
    return cached


functools._lru_cache_wrapper = cache


# ---- compiling


def check(source):
    """The faults, as JSON."""
    try:
        tree = compile(source, NAME, "exec", ast.PyCF_ONLY_AST, True)
        compile(source, NAME, "exec", 0, True)
    except SyntaxError as error:
        return json.dumps([fault(error.msg, error.lineno, error.offset, type(error).__name__)])
    except (ValueError, RecursionError, MemoryError) as error:
        return json.dumps([fault(str(error), 1, 1, type(error).__name__)])
    # An import within `try` may fail.
    named = [
        (name, node)
        for node in tree.body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in ([node.module] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names])
    ]
    return json.dumps(
        [
            fault(f"No module named '{name}'", node.lineno, node.col_offset + 1, "ModuleNotFoundError", name)
            for name, node in named
            if name and not is_there(name.split(".")[0])
        ]
    )


def is_there(name):
    try:
        return importlib.util.find_spec(name) is not None
    except ValueError:
        return sys.modules.get(name) is not None


def fault(message, line, column, kind, lacks=None):
    return {
        "message": f"{kind}: {message}",
        "line": line or 1,
        "column": column or 1,
        "lacks": lacks,
    }


# ---- running


def opened(file, kind):
    raw = io.FileIO(file, "r" if kind is io.BufferedReader else "w", closefd=False)
    return io.TextIOWrapper(kind(raw, 1 << 16), encoding="utf-8", errors="surrogateescape")


def reset():
    """As if no program had run before."""
    for file, copy in enumerate(standard, 1):
        os.dup2(copy, file)
    given = os.open("/input", os.O_RDONLY)
    # A program may have closed its standard input.
    if given != 0:
        os.dup2(given, 0)
        os.close(given)
    sys.stdin = sys.__stdin__ = opened(0, io.BufferedReader)
    sys.stdout = sys.__stdout__ = opened(1, io.BufferedWriter)
    sys.stderr = sys.__stderr__ = opened(2, io.BufferedWriter)
    sys.setrecursionlimit = set_limit
    set_limit(usual_limit)
    sys.set_int_max_str_digits(usual_digits)
    sys.argv = [NAME]
    vars(builtins).update(usual_builtins)
    for name in vars(builtins).keys() - usual_builtins:
        delattr(builtins, name)
    os.environ.clear()
    os.environ.update(usual_environment)
    random.seed(next(seeds))
    if decimal := sys.modules.get("decimal"):
        decimal.setcontext(decimal.DefaultContext.copy())


def start(source):
    """How the program ends, as JSON."""
    reset()
    linecache.cache[NAME] = (len(source), None, source.splitlines(True), NAME)
    module = types.ModuleType("__main__")
    module.__file__ = NAME
    sys.modules["__main__"] = module
    end = {"code": 0}
    try:
        exec(compile(source, NAME, "exec", 0, True), vars(module))
    except BaseException as error:
        end = end_of(error)
    try:
        atexit._run_exitfuncs()
    except BaseException as error:
        end = end_of(error)
    atexit._clear()
    set_limit(max(usual_limit, sys.getrecursionlimit()))
    # Which a program may have closed, or taken away.
    streams = {sys.stdout, sys.__stdout__, sys.stderr, sys.__stderr__} - {None}
    for stream in {each for each in streams if not getattr(each, "closed", False)}:
        try:
            stream.flush()
        except BaseException as error:
            end = end_of(error) if end["code"] == 0 and "error" not in end else end
            # What it still holds would come before the next program's output.
            if hasattr(stream, "buffer"):
                stream.buffer.raw.close()
    vars(module).clear()
    gc.collect()
    return json.dumps(end)


def end_of(error):
    if isinstance(error, SystemExit):
        if error.code is None or isinstance(error.code, int):
            return {"code": error.code or 0}
        return {"code": 1, "text": f"{error.code}\n"}
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename != NAME:
        trace = trace.tb_next
    lines = [frame.lineno for frame in traceback.extract_tb(trace) if frame.filename == NAME]
    text = "".join(traceback.format_exception(type(error), error, trace, limit=-MOST_FRAMES))
    return {
        "code": 1,
        "error": type(error).__name__,
        "line": lines[-1] if lines else None,
        "text": text[-4000:],
    }
