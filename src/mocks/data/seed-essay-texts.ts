import { formatEssayText } from '@/lib/essay-text';

function essay(title: string, ...paragraphs: string[]): string {
  return formatEssayText({ title, essay: paragraphs.join('\n\n') });
}

/** The personal essay: the first draft first, the present text last. */
export const pumpTexts: readonly [string, ...string[]] = [
  essay(
    'My passion for technology',
    'I have always been interested in technology. When I was fourteen, the pump behind the market in my grandmother’s town broke, and I decided to repair it. It was very difficult, but I did not give up. I used my multimeter and found the problem, which was a small part called a capacitor. I bought a new one and the pump worked again. Everyone was happy and my grandmother was proud of me. From this experience I learned that hard work pays and that technology can change people’s lives.',
  ),
  essay(
    'My passion for technology',
    'I have always been interested in technology. My grandmother sells fish at Bình Đại market, where there is one pump for all the stalls. It brings water from the well, because the tap water comes only in the afternoon.',
    'When I was fourteen the pump was broken for eleven days. My grandmother began to wake at four, before the other women, and carried water from the canal in two paint tins. She is sixty-eight. Nobody was angry. The women said that the ward would send someone, and the ward said that the budget would come after Tết.',
    'I had a multimeter that I had bought to repair a radio. I tested the fuse, the plug and the long grey cable, and on the third evening I found the capacitor, which had swollen. I went to the shop in town, and at first the owner would not sell it to me. In the end he did, and the pump worked again.',
    'From this experience I learned that hard work pays and that technology can change people’s lives.',
  ),
  essay(
    'The pump',
    'The pump behind Bình Đại market was broken for eleven days. My grandmother began to wake at four, before the other women, and carried water from the canal in two paint tins.',
    'I was fourteen and had a multimeter that I had bought to repair a radio. I tested the fuse, the plug and the long grey cable. On the third evening I found the capacitor, a part no bigger than a finger, which had swollen.',
    'I went to the shop in town. At first the owner would not sell me one. I went back with a drawing of the circuit, and then he did.',
  ),
  essay(
    'The pump',
    'The pump behind Bình Đại market had been broken for eleven days when my grandmother stopped asking about it. She simply began to wake at four, before the other women, and carried water from the canal in two paint tins.',
    'I was fourteen and had a multimeter I had bought to repair a radio. The pump’s motor hummed but did not turn. I tested what I knew how to test: the fuse, the plug, the long grey cable. On the third evening I found that the capacitor, a part no bigger than a finger, had swollen like a grain of cooked rice.',
    'It cost nineteen thousand đồng. The shop in town would not sell one to a girl in a school uniform, so I went back with a drawing of the circuit, and the owner explained to me which one to take.',
  ),
  essay(
    'The pump behind the market',
    'The pump behind Bình Đại market had been broken for eleven days when my grandmother stopped asking about it. She simply began to wake at four, before the other women, and carried water from the canal in two paint tins.',
    'I was fourteen and had a multimeter I had bought to repair a radio. The pump’s motor hummed but did not turn. I tested what I knew how to test: the fuse, the plug, the long grey cable. On the third evening I found that the capacitor, a part no bigger than a finger, had swollen like a grain of cooked rice.',
    'It cost nineteen thousand đồng. What cost more was asking. The shop in town would not sell a single one to a girl in a school uniform, so I went back with a drawing of the circuit, and the owner put down his tea.',
    'That was the day I understood that I want to be an engineer.',
  ),
  essay(
    'The pump behind the market',
    'The pump behind Bình Đại market had been broken for eleven days when my grandmother stopped asking about it. She simply began to wake at four, before the other women, and carried water from the canal in two paint tins.',
    'I was fourteen and had a multimeter I had bought to repair a radio. The pump’s motor hummed but did not turn. I tested what I knew how to test: the fuse, the plug, the long grey cable. On the third evening I found that the capacitor, a part no bigger than a finger, had swollen like a grain of cooked rice.',
    'It cost nineteen thousand đồng. What cost more was asking. The shop in town would not sell a single one to a girl in a school uniform, so I went back with a drawing of the circuit, and the owner, who had not looked up the first time, put down his tea.',
    'I have thought about that drawing more often than about the pump. It was the first time I had made something invisible plain enough for another person to trust it.',
  ),
];

export const letterTexts: readonly [string, ...string[]] = [
  essay(
    'Motivation letter, Artificial Intelligence',
    'Dear members of the admissions board,',
    'It is my dream to study Artificial Intelligence at the University of Groningen, because it is one of the best universities in Europe and artificial intelligence is the future. I am hard-working, curious and a good team player.',
    'In the last year I built a sensor that measures how salty the water in our canal is and sends a message to fourteen households. I also started a robotics club at my school. These experiences taught me a lot.',
    'I would be honoured to be a part of your university.',
    'Trần Ngọc Linh',
  ),
  essay(
    'Motivation letter, Artificial Intelligence',
    'Dear members of the admissions board,',
    'Last March a machine that I had built told fourteen families not to water their gardens, and eleven of them did not believe it. The sensor was right: the canal had turned salty overnight. I was proud of it for about an hour. Then Mrs Tư, who had lost her pomelo seedlings, asked me a question I could not answer: “How was I to know that this time it was not wrong?”',
    'I would like to study Artificial Intelligence because of that question. I can teach myself to make a model more accurate. I cannot teach myself what makes a person decide to trust one, what they look at first, and when they are right not to. Your program begins with how people think and only then asks what a machine should do, and that is the order in which my own mistakes happened.',
    'I bring some preparation. I have a grade average of 8.6, I write Python every week, and in our school’s robotics club I have learned to explain a loop to twelve-year-olds without using the word. From the adults in my phone class at the market I learned more: they do not want to know how a thing works, they want to know how it fails.',
    'I also know what will be hard. I have never written a proof longer than a page, and I have never lived where it is dark at four in the afternoon. For the first I have begun to work through a book on discrete mathematics. For the second I have asked a friend in Delft, who says that one buys a lamp and a bicycle.',
    'In the second year I would like to come back to Mrs Tư’s question with better tools. I owe her an answer.',
    'Trần Ngọc Linh',
  ),
];

/** An unfinished essay in Vietnamese, its first draft first. */
export const ledgerTexts: readonly [string, ...string[]] = [
  essay(
    'Cuốn sổ của bà ngoại',
    'Bà ngoại tôi không biết chữ, nhưng chưa bao giờ tính nhầm một đồng nào. Bà bán cá ở chợ Bình Đại hơn bốn mươi năm. Ai mua thiếu, bà ghi vào một cuốn sổ bìa đen, bằng những hình vẽ chỉ mình bà đọc được.',
    'Bà là người đã truyền cho tôi niềm đam mê học tập.',
  ),
  essay(
    'Cuốn sổ của bà ngoại',
    'Bà ngoại tôi không biết chữ, nhưng chưa bao giờ tính nhầm một đồng nào. Bà bán cá ở chợ Bình Đại hơn bốn mươi năm. Ai mua thiếu, bà ghi vào một cuốn sổ bìa đen, bằng những hình vẽ chỉ mình bà đọc được: chiếc nón lá là dì Sáu bán rau, con thuyền là chú Bảy, cặp kính là thầy giáo dạy cấp hai. Mỗi vạch bên cạnh là mười nghìn, vạch nào gạch chéo là đã trả xong.',
    'Hồi lớp sáu, tôi ngồi chép lại cuốn sổ ấy vào máy tính cho “khoa học”. Tôi kẻ bảng, đặt tên cột, cộng bằng công thức. Bà nhìn màn hình rất lâu rồi hỏi: “Vậy con chừa chỗ nào cho người ta khất?” Tôi không hiểu. Bà chỉ vào một hình chiếc thuyền có vạch vẽ nhạt hơn những vạch khác. Đó là tháng chú Bảy mất lưới, bà vẽ nhạt để nhớ mà đừng nhắc.',
    'Bảng tính của tôi cộng đúng từng đồng, và thiếu mất điều quan trọng nhất. Từ hôm đó, mỗi lần học được một cách gọn gàng để ghi lại thế giới, tôi lại tự hỏi mình vừa bỏ sót nét nhạt nào.',
    'Tôi muốn học ngành khoa học dữ liệu. Người ta hay nói dữ liệu không biết nói dối. Bà ngoại dạy tôi rằng dữ liệu cũng không biết nể nang ai, nên người ghi nó phải biết.',
  ),
];

export const classTexts: readonly [string, ...string[]] = [
  essay(
    'Tuesday, stall 14',
    'Every Tuesday at five, when the fish is sold, stall 14 of Bình Đại market becomes a classroom. My students are between fifty-one and seventy-nine. They bring their grandchildren’s old phones, reading glasses held together with tape, and a deep suspicion of every button.',
    'I came to teach video calls. I stayed because of the rule they made for me: nobody may take the phone out of another person’s hand. It is slow. It took Mr Năm three weeks to ring his son in Bình Dương. But the whole stall was quiet when the screen lit up, and he has never needed us for it since.',
    'I use that rule everywhere now, most of all with people who know less than I do about something. Hands in my lap, I ask: “What do you see?”',
  ),
];
