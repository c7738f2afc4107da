import type { GuideEntry } from './guide-entry';
import type { cultureTitles } from '@/mocks/catalogue/titles/titles-culture';

/** What the arts, media and the humanities are like. */
export const cultureGuides = {
  architecture: {
    also: ['architect', 'kiến trúc sư', 'building'],
    work: {
      en: [
        'Build a cardboard model at night and hear in the morning that the stairs are in the wrong place.',
        'Stand on a site and see where the sun falls at four o’clock.',
        'Move one wall on a drawing, and then on the nineteen drawings that show it.',
        'Explain to a family why the kitchen can’t be both open and quiet.',
      ],
      vi: [
        'Thức đêm dựng mô hình bìa cứng để sáng hôm sau nghe thầy bảo cầu thang đặt sai chỗ.',
        'Ra khu đất xem bốn giờ chiều nắng rọi vào đâu.',
        'Dời một bức tường trên bản vẽ, rồi dời nó trên mười chín bản vẽ khác.',
        'Giải thích cho một gia đình vì sao bếp không thể vừa mở vừa yên tĩnh.',
      ],
    },
    subjects: ['maths', 'art', 'physics', 'technology'],
    related: ['urban-planning', 'interior-design', 'civil-engineering', 'product-design'],
    worth: {
      en: 'A portfolio, long nights in the studio, and after the degree years of practice before you may sign.',
      vi: 'Cần tập tác phẩm, nhiều đêm dài ở xưởng, và học xong còn nhiều năm hành nghề mới được ký tên.',
    },
  },
  'graphic-design': {
    also: ['typography', 'logo', 'đồ họa', 'illustration'],
    work: {
      en: [
        'Draw a sign that can be read at 80 km an hour.',
        'Move a headline by two millimetres, look, and move it back.',
        'Show three ideas and hear the client choose the one you liked least.',
      ],
      vi: [
        'Thiết kế tấm biển mà xe chạy 80 km/giờ vẫn đọc được.',
        'Nhích dòng tiêu đề hai milimét, ngắm, rồi nhích về chỗ cũ.',
        'Trình ba phương án và nghe khách chọn cái mình ít thích nhất.',
      ],
    },
    subjects: ['art', 'computing', 'literature'],
    related: ['digital-media', 'product-design', 'fine-art', 'game-design'],
    worth: {
      en: 'The portfolio decides admission and every job after it. Start keeping sketches now.',
      vi: 'Tập tác phẩm quyết định việc trúng tuyển và mọi công việc sau này. Hãy giữ lại bản vẽ ngay từ bây giờ.',
    },
  },
  'product-design': {
    also: ['industrial design', 'thiết kế công nghiệp', 'UX'],
    work: {
      en: [
        'Watch ten people open a bottle, and see none of them do it as intended.',
        'Carve a handle in foam until it fits a small hand and a large one.',
        'Take a rival’s product apart, screw by screw.',
      ],
      vi: [
        'Xem mười người mở một cái chai và thấy chẳng ai mở đúng như dự tính.',
        'Gọt tay cầm bằng xốp cho đến khi vừa cả bàn tay nhỏ lẫn bàn tay to.',
        'Tháo sản phẩm của đối thủ ra, từng con ốc một.',
      ],
    },
    subjects: ['art', 'technology', 'maths', 'physics'],
    related: ['mechanical-engineering', 'graphic-design', 'architecture', 'fashion-design'],
    worth: {
      en: 'Asks for a portfolio at most schools. Between art and engineering: check which side a program is on.',
      vi: 'Phần lớn trường yêu cầu tập tác phẩm. Ngành nằm giữa mỹ thuật và kỹ thuật: hãy xem chương trình nghiêng về bên nào.',
    },
  },
  'fashion-design': {
    also: ['clothes', 'may mặc', 'textile'],
    work: {
      en: [
        'Pin cloth on a dummy, step back, take it off, begin again.',
        'Ring a mill about the blue that came out green.',
        'Cost a jacket: cloth, buttons, minutes of sewing, freight.',
      ],
      vi: [
        'Ghim vải lên ma-nơ-canh, lùi lại ngắm, tháo ra, làm lại.',
        'Gọi cho xưởng dệt vì màu xanh dương lại ra xanh lá.',
        'Tính giá một chiếc áo khoác: vải, cúc, số phút may, cước vận chuyển.',
      ],
    },
    subjects: ['art', 'technology', 'history'],
    related: ['product-design', 'fine-art', 'marketing'],
    worth: {
      en: 'Portfolio needed, materials are expensive, and most graduates work for brands, not under their own name.',
      vi: 'Cần tập tác phẩm, tiền vật liệu khá tốn, và đa số làm cho các hãng chứ không đứng tên riêng.',
    },
  },
  'game-design': {
    also: ['games', 'trò chơi', 'gaming'],
    work: {
      en: [
        'Play the same level for the two-hundredth time and change one jump.',
        'Watch a stranger play, and say nothing while she gets lost.',
        'Build a rule on paper with dice before anyone writes code.',
      ],
      vi: [
        'Chơi lại một màn đến lần thứ hai trăm và chỉnh đúng một cú nhảy.',
        'Ngồi xem người lạ chơi và im lặng khi họ lạc đường.',
        'Thử luật chơi trên giấy với xúc xắc trước khi ai đó viết mã.',
      ],
    },
    subjects: ['computing', 'art', 'maths', 'literature'],
    related: ['software-engineering', 'animation', 'digital-media', 'graphic-design'],
    worth: {
      en: 'Playing isn’t making. Studios ask to see something finished, however small; jobs are few and deadlines harsh.',
      vi: 'Chơi khác với làm. Các xưởng muốn xem thứ bạn đã hoàn thành, nhỏ cũng được; việc ít và hạn chót rất gắt.',
    },
  },
  'fine-art': {
    also: ['painting', 'hội họa', 'sculpture', 'điêu khắc'],
    work: {
      en: [
        'Work on your own for a week, then talk about it in front of everyone.',
        'Stretch canvas, mix plaster, carry things.',
        'Write applications for shows and grants, more often than one would like.',
      ],
      vi: [
        'Làm việc một mình cả tuần, rồi nói về tác phẩm trước mọi người.',
        'Căng toan, trộn thạch cao, khuân vác.',
        'Viết hồ sơ xin triển lãm và tài trợ, nhiều hơn mình muốn.',
      ],
    },
    subjects: ['art', 'history', 'literature'],
    related: ['graphic-design', 'music', 'fashion-design', 'film'],
    worth: {
      en: 'Almost every artist has a second income, often teaching. The portfolio counts more than grades.',
      vi: 'Hầu như họa sĩ nào cũng có thêm nguồn thu khác, thường là dạy học. Tập tác phẩm quan trọng hơn điểm số.',
    },
  },
  communication: {
    also: ['truyền thông đại chúng', 'mass media'],
    work: {
      en: [
        'Write three sentences for a school that has made a mistake.',
        'Prepare a shy director for a camera.',
        'Find out where the people you want to reach really are, and it is seldom where you are.',
      ],
      vi: [
        'Viết ba câu cho một ngôi trường vừa mắc lỗi.',
        'Giúp một vị giám đốc rụt rè chuẩn bị trước ống kính.',
        'Tìm xem người mình muốn tiếp cận thật ra đang ở đâu, hiếm khi trùng chỗ với mình.',
      ],
    },
    subjects: ['literature', 'english', 'civics', 'art'],
    related: ['marketing', 'journalism', 'digital-media', 'linguistics'],
    worth: {
      en: 'A wide name: some programs study media, others train for PR. Read the list of courses.',
      vi: 'Tên ngành rất rộng: có chương trình nghiên cứu truyền thông, có chương trình dạy nghề PR. Hãy đọc danh sách môn.',
    },
  },
  journalism: {
    also: ['reporter', 'nhà báo', 'phóng viên', 'news'],
    work: {
      en: [
        'Ring the same office for the fifth time and stay polite.',
        'Check a name, an age and a street before anything else.',
        'Cut 1,200 words to 500 in twenty minutes.',
        'Be sent to a flood, a court and a flower show in one week.',
      ],
      vi: [
        'Gọi đến cùng một cơ quan lần thứ năm mà vẫn lịch sự.',
        'Kiểm tra họ tên, tuổi và địa chỉ trước mọi thứ khác.',
        'Cắt 1.200 chữ còn 500 trong hai mươi phút.',
        'Trong một tuần đi đưa tin lũ lụt, phiên tòa rồi hội hoa.',
      ],
    },
    subjects: ['literature', 'english', 'history', 'civics'],
    related: ['communication', 'film', 'political-science', 'english-literature'],
    worth: {
      en: 'You write in the language you study in, so it asks a lot of your English. Newsrooms are shrinking.',
      vi: 'Học bằng tiếng nào viết bằng tiếng đó nên đòi hỏi tiếng Anh rất cao. Nhiều tòa soạn đang thu hẹp.',
    },
  },
  film: {
    also: ['cinema', 'directing', 'đạo diễn', 'phim', 'quay phim'],
    work: {
      en: [
        'Wait four hours for the light, and shoot for eleven minutes.',
        'Cut a scene in which you like every shot down to half.',
        'Carry cables, hold a microphone still, fetch lunch: everyone starts there.',
      ],
      vi: [
        'Chờ ánh sáng bốn tiếng để quay mười một phút.',
        'Cắt một nửa cảnh phim dù cú máy nào mình cũng thích.',
        'Khiêng dây, giữ yên cần thu âm, đi lấy cơm trưa: ai cũng bắt đầu từ đó.',
      ],
    },
    subjects: ['literature', 'art', 'history', 'music'],
    related: ['digital-media', 'journalism', 'game-design', 'fine-art'],
    worth: {
      en: 'Work comes by project and by people who know you. A short film of your own is worth more than good marks.',
      vi: 'Việc đến theo từng dự án và nhờ người quen nghề. Một phim ngắn tự làm đáng giá hơn điểm cao.',
    },
  },
  'digital-media': {
    also: [
      'content',
      'nội dung số',
      'video',
      'social media',
      'mạng xã hội',
      'multimedia',
      'đa phương tiện',
    ],
    work: {
      en: [
        'Film in the morning, cut at noon, publish at six, and read the comments.',
        'Test a page with someone who has never used a mouse.',
        'Find out at which second people stop watching.',
      ],
      vi: [
        'Sáng quay, trưa dựng, sáu giờ tối đăng, rồi đọc bình luận.',
        'Cho một người chưa từng dùng chuột thử trang web.',
        'Tìm xem người ta ngừng xem ở giây thứ mấy.',
      ],
    },
    subjects: ['computing', 'art', 'literature', 'english'],
    related: ['communication', 'film', 'graphic-design', 'game-design'],
    worth: {
      en: 'Tools change every three years. Programs that teach writing, research and design last longer.',
      vi: 'Công cụ cứ vài năm lại đổi. Chương trình dạy viết, nghiên cứu và thiết kế sẽ có giá trị lâu hơn.',
    },
  },
  history: {
    also: ['sử học', 'archive', 'museum', 'bảo tàng'],
    work: {
      en: [
        'Turn the pages of a village register with clean hands, looking for one name.',
        'Set two accounts of the same day side by side and ask who gained by each.',
        'Compose the forty words next to an object in a museum.',
      ],
      vi: [
        'Rửa tay sạch rồi lật từng trang sổ bộ của làng, tìm đúng một cái tên.',
        'Đặt hai bản ghi chép về cùng một ngày cạnh nhau và hỏi mỗi bản có lợi cho ai.',
        'Viết bốn mươi chữ đặt cạnh một hiện vật trong bảo tàng.',
      ],
    },
    subjects: ['history', 'literature', 'english', 'geography'],
    related: ['philosophy', 'political-science', 'international-relations', 'liberal-arts'],
    worth: {
      en: 'Hundreds of pages a week and essays instead of tests. Few become historians; many use the habit of checking.',
      vi: 'Mỗi tuần đọc hàng trăm trang, viết luận thay vì làm bài kiểm tra. Ít người thành sử gia, nhưng thói quen kiểm chứng thì dùng cả đời.',
    },
  },
  philosophy: {
    also: ['ethics', 'đạo đức học', 'logic'],
    work: {
      en: [
        'Read one page in two hours, because every sentence leans on the last.',
        'Look for the step in an argument that nobody defended.',
        'Sit on a hospital’s ethics board and ask the question that was avoided.',
      ],
      vi: [
        'Đọc một trang trong hai tiếng, vì câu nào cũng dựa vào câu trước.',
        'Tìm bước lập luận mà chưa ai bảo vệ.',
        'Ngồi trong hội đồng đạo đức của bệnh viện và hỏi câu mọi người đang né.',
      ],
    },
    subjects: ['literature', 'maths', 'history', 'english'],
    related: ['law', 'history', 'liberal-arts', 'mathematics'],
    worth: {
      en: 'Formal logic is part of it and looks like mathematics. No job bears the name, so plan internships.',
      vi: 'Có học logic hình thức, trông rất giống toán. Không có nghề nào mang tên này nên hãy tính chuyện thực tập sớm.',
    },
  },
  linguistics: {
    also: ['languages', 'ngôn ngữ'],
    work: {
      en: [
        'Play one second of speech forty times to write down what was really said.',
        'Sit with the last speakers of a language and ask how they count fish.',
        'Tell engineers why their assistant doesn’t understand people from Nghệ An.',
      ],
      vi: [
        'Nghe đi nghe lại một giây lời nói bốn mươi lần để ghi đúng điều được nói.',
        'Ngồi với những người cuối cùng còn nói một thứ tiếng và hỏi họ đếm cá ra sao.',
        'Giải thích cho kỹ sư vì sao trợ lý ảo không hiểu người Nghệ An.',
      ],
    },
    subjects: ['english', 'literature', 'language', 'maths'],
    related: ['english-literature', 'education', 'artificial-intelligence', 'communication'],
    worth: {
      en: 'It studies how language works and doesn’t teach you to speak one. It is closer to science than to literature.',
      vi: 'Ngành này nghiên cứu ngôn ngữ vận hành thế nào chứ không dạy nói một thứ tiếng. Nó gần khoa học hơn văn chương.',
    },
  },
  'english-literature': {
    also: ['văn học', 'writing'],
    work: {
      en: [
        'Read a novel a week with a pencil in your hand.',
        'Argue for an hour about one line of a poem.',
        'Edit someone’s chapter so that it sounds more like them.',
      ],
      vi: [
        'Mỗi tuần đọc một cuốn tiểu thuyết, tay cầm bút chì.',
        'Tranh luận cả tiếng về một câu thơ.',
        'Biên tập chương sách của người khác sao cho giọng văn càng ra giọng của họ.',
      ],
    },
    subjects: ['english', 'literature', 'history'],
    related: ['linguistics', 'journalism', 'education', 'liberal-arts'],
    worth: {
      en: 'Your classmates grew up in English. It can be done, with a very high band and a love of slow reading.',
      vi: 'Bạn cùng lớp lớn lên bằng tiếng Anh. Vẫn học được nếu bạn có điểm tiếng Anh rất cao và thích đọc chậm.',
    },
  },
  'liberal-arts': {
    also: ['undecided', 'chưa chọn ngành', 'khai phóng', 'liberal studies'],
    work: {
      en: [
        'Go from a chemistry lesson to one on Plato, and bring a question along.',
        'Write a few pages most weeks, and defend them in a room of twelve.',
        'Choose a main subject in the second year, having tried it first.',
      ],
      vi: [
        'Từ giờ hóa học sang giờ bàn về Platon, với một câu hỏi trong đầu.',
        'Gần như tuần nào cũng viết vài trang và bảo vệ ý mình trong lớp mười hai người.',
        'Đến năm hai mới chọn ngành chính, sau khi đã học thử.',
      ],
    },
    subjects: ['literature', 'english', 'maths', 'history'],
    related: ['philosophy', 'history', 'english-literature', 'political-science'],
    worth: {
      en: 'Good for the undecided who like to read. Employers ask what you majored in, so do choose one.',
      vi: 'Hợp với bạn chưa quyết mà thích đọc. Nhà tuyển dụng sẽ hỏi ngành chính của bạn, nên vẫn phải chọn.',
    },
  },
  'interior-design': {
    also: ['nội thất', 'decor', 'trang trí nội thất', 'furniture'],
    work: {
      en: [
        'Measure a kitchen three times, and once more after the painter has been there.',
        'Build a chair of cardboard that carries you.',
        'Choose between forty whites, and be able to say why.',
      ],
      vi: [
        'Đo căn bếp ba lần, rồi đo thêm lần nữa sau khi thợ sơn xong.',
        'Làm chiếc ghế bằng bìa cứng ngồi lên được.',
        'Chọn một trong bốn mươi sắc trắng và nói được vì sao.',
      ],
    },
    subjects: ['art', 'technology', 'maths'],
    related: ['architecture', 'product-design', 'graphic-design'],
    worth: {
      en: 'Only architects may change what holds a building up. Check whether the title is protected where you want to work.',
      vi: 'Chỉ kiến trúc sư được đụng đến kết cấu chịu lực. Hãy xem nơi bạn muốn làm việc có quy định về danh xưng nghề này không.',
    },
  },
  animation: {
    also: ['anime', 'phim hoạt hình', '3D', 'VFX', 'motion'],
    work: {
      en: [
        'Draw the same blink eleven times until it looks alive.',
        'Act a jump in front of the mirror before you draw it.',
        'Deliver twelve seconds of film for the week, and be proud.',
      ],
      vi: [
        'Vẽ một cái chớp mắt mười một lần đến khi trông có hồn.',
        'Tự nhảy trước gương rồi mới vẽ cú nhảy.',
        'Cả tuần giao được mười hai giây phim, và thấy tự hào.',
      ],
    },
    subjects: ['art', 'computing', 'music', 'literature'],
    related: ['game-design', 'film', 'graphic-design'],
    worth: {
      en: 'Studios look at your reel, not at your grades. Begin a folder of short moving tests now.',
      vi: 'Xưởng phim xem đoạn phim mẫu của bạn, không xem điểm. Hãy bắt đầu gom những đoạn thử ngắn ngay từ bây giờ.',
    },
  },
  music: {
    also: [
      'musician',
      'nhạc sĩ',
      'thanh nhạc',
      'piano',
      'nhạc viện',
      'conservatory',
      'composition',
      'sáng tác',
    ],
    work: {
      en: [
        'Practise two bars for an hour, slowly, with a clock that ticks.',
        'Listen to the others while you play your own part.',
        'Teach scales in the afternoon and play a wedding in the evening.',
      ],
      vi: [
        'Tập hai ô nhịp suốt một giờ, thật chậm, theo máy đếm nhịp.',
        'Vừa chơi phần mình vừa lắng nghe người khác.',
        'Chiều dạy âm giai, tối chơi đàn ở đám cưới.',
      ],
    },
    subjects: ['music', 'literature', 'english'],
    related: ['film', 'fine-art', 'education'],
    worth: {
      en: 'Entry is by audition, often after ten years with the instrument. Many musicians live on teaching as well as on stage.',
      vi: 'Thi vào bằng biểu diễn, thường sau mười năm học đàn. Nhiều nhạc công sống bằng cả nghề dạy lẫn sân khấu.',
    },
  },
  'public-relations': {
    also: ['PR', 'quan hệ công chúng', 'press', 'phát ngôn', 'event'],
    work: {
      en: [
        'Write the answer to a question that nobody has asked yet.',
        'Call a journalist back before the deadline, with the truth.',
        'Prepare the director for ten minutes that will be watched for years.',
      ],
      vi: [
        'Viết sẵn câu trả lời cho một câu hỏi chưa ai hỏi.',
        'Gọi lại cho nhà báo trước giờ chốt tin và nói sự thật.',
        'Giúp giám đốc chuẩn bị mười phút mà nhiều năm sau người ta còn xem lại.',
      ],
    },
    subjects: ['literature', 'english', 'civics'],
    related: ['communication', 'journalism', 'marketing'],
    worth: {
      en: 'Your telephone is on when something goes wrong. Strong writing in the language of the country is required.',
      vi: 'Có chuyện là điện thoại phải mở. Bạn cần viết thật tốt bằng ngôn ngữ của nước mình làm việc.',
    },
  },
  'english-language': {
    also: ['tiếng Anh', 'English studies', 'TESOL', 'sư phạm Anh', 'Anh văn'],
    work: {
      en: [
        'Explain to a class why one says “make a decision” and “do homework”.',
        'Rewrite a contract so that the reader understands it at once.',
        'Record twenty people who say the same word in twenty ways.',
      ],
      vi: [
        'Giải thích cho cả lớp vì sao nói “make a decision” mà lại “do homework”.',
        'Viết lại một hợp đồng để người đọc hiểu ngay.',
        'Ghi âm hai mươi người nói cùng một từ theo hai mươi cách.',
      ],
    },
    subjects: ['english', 'literature', 'history'],
    related: ['linguistics', 'translation', 'english-literature', 'education'],
    worth: {
      en: 'Good English is no longer a profession on its own. Add teaching, translation, law or business while you study.',
      vi: 'Chỉ giỏi tiếng Anh thì nay chưa thành nghề. Trong lúc học hãy thêm sư phạm, dịch thuật, luật hoặc kinh doanh.',
    },
  },
  'chinese-studies': {
    also: ['tiếng Trung', 'tiếng Hoa', 'Trung Quốc học', 'Chinese language', 'HSK', 'Hán ngữ'],
    work: {
      en: [
        'Write one character thirty times until the strokes come in order.',
        'Read the same news in two languages, and mark what is missing in each.',
        'Guide a supplier and a buyer through a dinner and a contract.',
      ],
      vi: [
        'Viết một chữ ba mươi lần cho đúng thứ tự nét.',
        'Đọc cùng một tin bằng hai thứ tiếng và đánh dấu chỗ mỗi bên bỏ sót.',
        'Giúp bên bán và bên mua đi hết một bữa tối và một hợp đồng.',
      ],
    },
    subjects: ['language', 'history', 'literature'],
    related: ['japanese-studies', 'translation', 'international-business'],
    worth: {
      en: 'A year in China or Taiwan brings more than two years in a classroom. Ask whether it is part of the program.',
      vi: 'Một năm ở Trung Quốc hay Đài Loan hơn hai năm trong lớp. Hãy hỏi chương trình có kỳ học bên đó không.',
    },
  },
  'japanese-studies': {
    also: ['tiếng Nhật', 'Nhật Bản học', 'Japanese language', 'JLPT', 'Đông phương học'],
    work: {
      en: [
        'Choose between four ways to say “please”, and hear why the first was wrong.',
        'Translate a comic so that the joke survives.',
        'Write a thank-you letter that a company in Osaka will keep.',
      ],
      vi: [
        'Chọn một trong bốn cách nói “làm ơn” và hiểu vì sao cách đầu chưa ổn.',
        'Dịch một trang truyện tranh mà câu đùa vẫn buồn cười.',
        'Viết lá thư cảm ơn khiến một công ty ở Osaka muốn giữ lại.',
      ],
    },
    subjects: ['language', 'history', 'literature'],
    related: ['korean-studies', 'chinese-studies', 'linguistics'],
    worth: {
      en: 'Companies ask for JLPT N2 or N1, which takes years. Pair the language with a trade like IT or logistics.',
      vi: 'Công ty thường cần JLPT N2 hoặc N1, phải học nhiều năm. Nên học kèm một nghề như CNTT hay logistics.',
    },
  },
  'korean-studies': {
    also: ['tiếng Hàn', 'Hàn Quốc học', 'Korean language', 'TOPIK', 'Hàn ngữ'],
    work: {
      en: [
        'Subtitle a drama so that each line can be read in two seconds.',
        'Interpret on a factory floor where everyone talks at once.',
        'Compare how two newspapers in Seoul tell the same strike.',
      ],
      vi: [
        'Làm phụ đề phim sao cho mỗi dòng đọc kịp trong hai giây.',
        'Phiên dịch trong xưởng, nơi ai cũng nói cùng lúc.',
        'So sánh hai tờ báo ở Seoul kể về cùng một cuộc đình công.',
      ],
    },
    subjects: ['language', 'literature', 'history'],
    related: ['chinese-studies', 'japanese-studies', 'communication'],
    worth: {
      en: 'Many Korean companies work in Vietnam, so the language pays early. What you can do besides it decides how far you get.',
      vi: 'Nhiều công ty Hàn Quốc làm ăn ở Việt Nam nên biết tiếng là sớm có việc. Đi xa đến đâu thì tùy chuyên môn đi kèm.',
    },
  },
  'european-languages': {
    also: [
      'tiếng Pháp',
      'tiếng Đức',
      'tiếng Tây Ban Nha',
      'French',
      'German',
      'Spanish',
      'Italian',
      'modern languages',
    ],
    work: {
      en: [
        'Read a novel with a dictionary, then the next one without.',
        'Spend a year in a town where nobody speaks your language.',
        'Explain one idiom, and the century it comes from.',
      ],
      vi: [
        'Đọc một cuốn tiểu thuyết cùng từ điển, rồi cuốn sau không cần nữa.',
        'Sống một năm ở thị trấn không ai nói tiếng của bạn.',
        'Giải thích một thành ngữ và thế kỷ sinh ra nó.',
      ],
    },
    subjects: ['language', 'english', 'history', 'literature'],
    related: ['translation', 'linguistics', 'international-relations'],
    worth: {
      en: 'Most programs include a year abroad, which may need a second visa. Ask how it works for students from outside Europe.',
      vi: 'Phần lớn chương trình có một năm ở nước khác, có thể phải xin thêm visa. Hãy hỏi kỹ nếu bạn đến từ ngoài châu Âu.',
    },
  },
  translation: {
    also: ['phiên dịch', 'biên dịch', 'interpreter', 'thông dịch', 'dịch thuật'],
    work: {
      en: [
        'Listen and speak at the same time for twenty minutes, then change places.',
        'Look for an hour for a word that the reader won’t notice.',
        'Keep quiet about what you heard in a doctor’s room.',
      ],
      vi: [
        'Vừa nghe vừa nói suốt hai mươi phút rồi đổi người.',
        'Tìm cả giờ một từ mà người đọc sẽ không để ý.',
        'Giữ kín những gì nghe được trong phòng khám.',
      ],
    },
    subjects: ['literature', 'english', 'language'],
    related: ['linguistics', 'european-languages', 'english-language'],
    worth: {
      en: 'Machines do the first draft now. What is left is judgement: law, medicine, literature and live talks.',
      vi: 'Giờ máy làm bản nháp. Phần còn lại cần sự cân nhắc của con người: luật, y tế, văn chương và những cuộc nói chuyện trực tiếp.',
    },
  },
} satisfies Record<keyof typeof cultureTitles, GuideEntry>;
