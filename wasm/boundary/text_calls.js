// The JavaScript for emscripten::function in a module whose calls take and return only texts. Embind's own is for any types:
// with the C++ that belongs to it, 5 kB more after gzip.
mergeInto(LibraryManager.library, {
  _embind_register_function__deps: ['malloc', 'free'],
  _embind_register_function: function (name, _count, _types, _signature, invoker, call) {
    const invoke = wasmTable.get(invoker);
    // A text crosses as Embind's C++ wants it: its bytes, as UTF-8, behind their number. Whoever gets it frees it, but
    // arguments are freed here, after the call.
    const place = (text) => {
      const bytes = new TextEncoder().encode(text);
      const begin = _malloc(4 + bytes.length);
      HEAPU32[begin >> 2] = bytes.length;
      HEAPU8.set(bytes, begin + 4);
      return begin;
    };
    Module[UTF8ToString(name)] = (...texts) => {
      const places = texts.map(place);
      const begin = invoke(call, ...places);
      places.forEach((each) => _free(each));
      const text = UTF8Decoder.decode(HEAPU8.subarray(begin + 4, begin + 4 + HEAPU32[begin >> 2]));
      _free(begin);
      return text;
    };
  },
});
