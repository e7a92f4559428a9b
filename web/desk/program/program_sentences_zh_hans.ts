import { typeOf } from '../../program/program';
import type { Fault } from '../../program/program';
import type { ProgramSentences } from './program_sentences_en';

const number = new Intl.NumberFormat('zh-Hans');
const n = (value: number) => number.format(value);

const typeWords = (fault: Fault): string =>
  typeOf(fault) ? `\`${typeOf(fault)}\`（${fault.bits} 位）` : `${fault.bits} 位整数`;

export const words: ProgramSentences = {
  title: '你的程序',
  hint: 'C++、C 或 Python。程序在本页内编译、运行，专挑能卡掉错误写法的输入。任何内容都不离开你的浏览器。',
  placeholder: '在此粘贴你的程序，或把源文件拖到这里',
  run: '运行',
  loading: '正在加载编译器',
  loaded: (read, total) => `${read} / ${total}`,
  loadedOnce: '只需这一次：浏览器会保存它，以后不联网也能用。',
  compiling: '正在编译…',
  running: (input) => `正在运行第 ${n(input)} 份输入…`,
  foreign: '这里只能运行 C++、C 和 Python。请在自己的机器上运行程序，再到这里检查它的输出。',
  absent: '本页没有附带编译器。请在自己的机器上运行程序，再到这里检查它的输出。',
  checkOutput: '检查你的输出',
  notLoaded: '无法加载编译器或求解器',
  slow: '编译超过三分钟，已停止。程序里有很大的表吗？',
  stopped: '已停止',
  interrupted: {
    title: '测试中断了',
    advice: '编译器，或者负责出数据和评判的求解器，意外停止了。你的程序没有丢失，请再运行一次。',
  },
  runAgain: '再次运行',
  changed: '此后程序又改过。',

  verdicts: {
    AC: '答案正确 Accepted',
    PE: '格式错误 Presentation Error',
    WA: '答案错误 Wrong Answer',
    TLE: '超时 Time Limit Exceeded',
    MLE: '超内存 Memory Limit Exceeded',
    OLE: '输出超限 Output Limit Exceeded',
    RE: '运行错误 Runtime Error',
    'RE?': '可能运行错误 Runtime Error',
    CE: '编译错误 Compile Error',
  },
  means: {
    AC: '每组数据的答案都与评测一致。',
    PE: '答案都对，但空格或换行不对。',
    WA: '程序正常结束，但有答案不对。',
    TLE: '运行太久，已被停止。',
    MLE: '要用的内存超过了题目给的。',
    OLE: '输出太多，已被停止。',
    RE: '程序中途退出了。',
    'RE?': '能看到的都对。但在较大的输入上，这个浏览器的栈装不下它的递归；评测机的栈可能更大。',
    CE: '这个程序在这里无法编译。',
  },
  tried: (cases, runs) => `运行 ${n(runs)} 次，共 ${n(cases)} 组数据`,
  took: (time, memory) =>
    memory === undefined ? `在这台机器上用时 ${time}` : `在这台机器上用时 ${time}，内存 ${memory}`,
  failsOn: {
    sample: '在样例上就出错。',
    small: '样例能过，但在小局面上出错。',
    adversarial: '样例与全部小局面都能过，但在专门挑选的较大局面上出错。',
    random: '在随机局面上出错。',
    limits: '只在题目允许的最大输入上出错。',
  },
  traps: {
    division_by_zero: '除数为零。',
    stack: '函数调用层数太深，或局部数组太大。',
    out_of_bounds: '读写了不属于它的内存。',
    null_pointer: '使用了空指针。',
    exception: '抛出了异常。',
    no_return: '有函数没有返回应有的值就结束了。',
    abort: '程序主动中止：断言失败，或调用了 `abort()`。',
    undefined: '程序做了语言没有定义的事，例如使用了没有值的变量。',
    other: '程序做了任何机器都做不到的事。',
  },
  threw: (type) => `抛出了 \`${type}\`。`,
  exitCode: (code) => `程序以退出码 ${code} 结束，评测会当作运行错误。`,
  inFunction: (name) => `出错时正在 \`${name}\` 中。`,
  globals: (bytes) => `仅全局数组就需要 ${bytes}。`,
  said: '它写到标准错误的内容：',

  smallest: (cases) =>
    cases === 1 ? '找到的最小出错数据' : `找到的最小出错输入，${n(cases)} 组数据`,
  onBoard: '已显示在棋盘上。',
  showOnBoard: '在棋盘上显示',
  varies: '同样的输入，每次回答都不同：用了随机数、时钟，或没有赋值的变量。',
  spoilt: (before, cases) =>
    cases === 1
      ? `单独一组答对，但在 ${before} 这组之后就不对：前一组留下了东西：变量没有清零，或保存的结果没有区分这两组，或输入没有读完。`
      : `单独一组答对，前面只有一半数据时也答对，但在全部 ${n(cases)} 组之后就不对：数组只够放这么多组，或有个量逐组累加。`,
  partlyRead: (before, numbers) =>
    `${before === '' ? '这组数据' : `单独一组答对，但前一组 ${before} `}只读了前 ${n(numbers)} 个数，其余的被当成下一组。即使答案已定，也要把一组数据读完。`,
  endsReading:
    '这组之后什么也没有读到：有个数超出变量的范围，此后输入流不再给出任何数。请换用更大的类型。',
  answeredFirst: '在那之前，下面的输入已经答对。',
  wrongValue: (heap, found, right) =>
    `异或没有错，错在各堆的 SG 值：程序把 ${n(heap)} 颗一堆的值当成 ${found}，应为 ${right}。`,
  wrongOutcome: (heap, wins) =>
    `按这组的规则，最先答错的是 ${n(heap)} 颗的一堆，它应当${wins ? '必胜' : '必败'}。`,
  asFarAsAsked: '在试过的范围内，它的所有答案都由下面这些值得出。',
  repeat: (found, right) =>
    `程序的一行以 ${n(found)} 为周期${right === 0 ? '' : `，正确的以 ${n(right)} 为周期`}。`,
  heap: '石子数',
  itsValue: '程序的值',
  rightValue: '正确的值',
  itsAnswer: '程序的答案',
  rightAnswer: '正确答案',
  outcomes: { wins: '胜', loses: '负' },
  ignores: () => '划去的数从不影响程序的答案，其实应当影响：',
  orderMatters: '程序的答案随数的先后次序而变，其实不应如此。这两组得到的答案不同：',
  endsHere: '程序读到这组就结束，后面的都没有回答。其他错误是在去掉这样的数据之后查找的。',
  slowAlone: '单独这一组就超时：方法对这样的规模太慢，或者有循环停不下来。',
  slowAgain: (times) =>
    `每组单独都不超时，但最长的一组重复 ${times} 次就超时：每组都要更快。如果同样的东西每组都重新算，请在第一组之前只算一次。`,
  goesOn: (isPastEnd) =>
    isPastEnd
      ? '所有数据都已答出，程序却没有停：输入结束时循环没有结束。这时 scanf 返回 EOF，即 −1，也算真：应与要读的个数比较，`while (scanf("%d", &n) == 1)`。'
      : '所有数据都已答出，程序却没有停下来。',

  line: (line) => `第 ${n(line)} 行`,
  fault: (fault) => {
    const { kind, left, right } = fault;
    switch (kind) {
      case 'add':
        return `${left} + ${right} 超出 ${typeWords(fault)}的范围。`;
      case 'subtract':
        return `${left} − ${right} 超出 ${typeWords(fault)}的范围。`;
      case 'multiply':
        return `${left} × ${right} 超出 ${typeWords(fault)}的范围。`;
      case 'negate':
        return `−(${left}) 超出 ${typeWords(fault)}的范围。`;
      case 'divide':
        return right === 0n
          ? `${left} 除以零。`
          : `${left} / ${right} 超出 ${typeWords(fault)}的范围。`;
      case 'shift':
        return `${left} 移动 ${right} 位，超出 ${typeWords(fault)}所允许的。`;
      case 'index':
        return `下标 ${left} 越出了数组。`;
      case 'null':
        return '使用了空指针。';
      case 'cast':
        return '浮点数转换成整数时放不下。';
      case 'no_return':
        return '函数没有返回应有的值就结束了。';
    }
  },
  unset: '有变量还没有赋值就被使用：那里的残留值不同，结果也不同。',
  byLuck: '它只是碰巧正确：语言没有定义这里会发生什么，评测机上的结果可能不同。',
  looking: {
    behaviour: '正在查找未定义行为…',
    line: '正在查找出错的行…',
    mend: '正在查找能改对它的一处修改…',
  },
  mends: '照这样改，它在试过的所有输入上都对：',
  mind: '评测可能会介意：',
  missing: (headers) => `缺少 ${headers}，g++ 会拒绝编译。`,
  dialects: {
    i64_format: '`%I64d` 已当作 `%lld`。只有 Windows 上的评测认识它。',
    main_type: '`main` 的类型必须是 `int`，有的评测不接受别的写法。',
    missing_headers: '缺少头文件，只有旧的编译器才接受。',
    unsynced:
      '`sync_with_stdio(false)` 之后混用 `cin` 和 `scanf`（或 `cout` 和 `printf`），先后次序会乱。',
    newer_standard: '它需要 C++20 或更新的标准，很多评测机还不支持。',
  },
  remarks: {
    freopen: '`freopen` 已被忽略。提交时它会去读别的文件，于是什么也答不出来。',
    system: '`system(…)` 已被忽略。许多评测禁止它。',
    gets: '`gets` 已不在 C++ 中，较新的评测不接受。',
    threads: '它启动线程，而本页没有线程。评测可能接受它。',
  },
  warnings: (count) => `编译器的 ${n(count)} 条警告`,
  more: (count) => `另有 ${n(count)} 条`,
  errorKinds: {
    no_std: (name) =>
      `\`${name}\` 属于 C++ 标准库，在命名空间 \`std\` 里：包含它的头文件，再写成 \`std::${name}\`，或在开头写一次 \`using namespace std;\`。`,
    unknown_name: (name) =>
      `这里没有 \`${name}\` 这个名字。是拼错了，声明在后面，还是在别的花括号里？`,
    semicolon: () => '缺少分号，多半在上一行末尾。',
    bracket: () => '有括号没有闭合。',
    extra_semicolon: () => '多了一个分号：在这里，或在 `#define` 的末尾。',
    no_name: () => '这里缺少名字。是不是用了 C++ 的关键字（`xor`、`new`），或者在所有函数之外？',
    outside: () => '这一处在所有函数之外。前面是不是多了一个 `}`？',
    nested: () =>
      '函数写在了另一个函数之中。前面是不是少了一个 `}`？在 C 里这是 gcc 的扩展，这里的编译器没有。用 gcc 的评测接受它。',
    full_width: () => '用了中文输入法的全角符号，应改成半角。',
    no_call: (name) => `有 \`${name}\` 这个函数，但没有一个接受这样的参数。`,
    arguments: () => '调用函数时，参数太少或太多。',
    twice: (name) => `\`${name}\` 定义了两次。`,
    operator: () => '这些类型的值不能用这个运算符。',
    conversion: () => '这种类型的值不能转换成这里需要的类型。',
    ambiguous: (name) =>
      `\`${name}\` 也是标准库里的名字。请换一个名字，或去掉 \`using namespace std;\`。`,
    library_name: (name) => `\`${name}\` 也是 C 标准库里的名字。请换一个名字。`,
    no_main: () => '没有 `main`，而程序都从它开始。',
    undefined_function: (name) => `\`${name}\` 声明了也调用了，却没有定义。`,
  },
  lacks: ({ name, reason }) => {
    switch (reason) {
      case 'windows':
        return `\`${name}\` 属于 Windows。评测大多没有它，或不让它起作用。`;
      case 'console':
        return `\`${name}\` 属于 DOS 和 Windows 的旧编译器，评测大多没有：请去掉它和 \`getch()\`。`;
      case 'gnu':
        return `\`${name}\` 是 g++ 的扩展，这里的编译器没有。用 g++ 的评测接受它。`;
      case 'x86':
        return `\`${name}\` 是 x86 处理器的扩展，这里的编译器没有。用这种处理器的评测接受它。`;
      case 'linux':
        return `\`${name}\` 属于 Linux，这里没有。用 Linux 的评测接受它，或禁止它。`;
      case 'module':
        return `这里没有模块 \`${name}\`，评测可能有。`;
      case 'unknown':
        return `这里没有头文件 \`${name}\`。`;
    }
  },
};
