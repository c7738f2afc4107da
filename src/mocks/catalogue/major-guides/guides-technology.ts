import type { GuideEntry } from './guide-entry';
import type { technologyTitles } from '@/mocks/catalogue/titles/titles-technology';

/** What computing and engineering are like. */
export const technologyGuides = {
  'computer-science': {
    also: ['CS', 'programming', 'lập trình', 'coding'],
    work: {
      en: [
        'Write code in the morning, and work out in the afternoon why it is slow and how to make it fast.',
        'Draw boxes and arrows on a whiteboard until five people agree how a system should work.',
        'Read what a colleague wrote and leave polite, exact comments.',
        'Follow a fault through ten thousand lines to the one that causes it.',
      ],
      vi: [
        'Buổi sáng viết mã, buổi chiều tìm hiểu vì sao nó chạy chậm và làm sao cho nhanh hơn.',
        'Vẽ ô và mũi tên lên bảng cho đến khi cả nhóm thống nhất hệ thống sẽ chạy ra sao.',
        'Đọc mã của đồng nghiệp và để lại nhận xét lịch sự, chính xác.',
        'Lần theo một lỗi qua mười nghìn dòng mã cho đến đúng dòng gây ra nó.',
      ],
    },
    subjects: ['maths', 'computing', 'physics', 'english'],
    related: ['software-engineering', 'artificial-intelligence', 'data-science', 'mathematics'],
    worth: {
      en: 'Much of the first year is mathematics, with proofs. Liking puzzles helps more than liking gadgets.',
      vi: 'Năm nhất có rất nhiều toán, kể cả chứng minh. Thích giải đố có ích hơn là mê đồ công nghệ.',
    },
  },
  'data-science': {
    also: ['big data', 'data analyst', 'phân tích dữ liệu'],
    work: {
      en: [
        'Spend the first hours cleaning a table in which the same city is spelt four ways.',
        'Ask a shop, a hospital or a bank what they really want to know before counting anything.',
        'Draw the one chart that lets a manager decide, and say what it doesn’t show.',
        'Check whether last month’s forecast came true, and find out why not.',
      ],
      vi: [
        'Mất mấy tiếng đầu dọn một bảng số liệu mà cùng một thành phố được viết theo bốn kiểu.',
        'Hỏi cửa hàng, bệnh viện hay ngân hàng xem họ thật sự muốn biết điều gì rồi mới bắt đầu đếm.',
        'Vẽ đúng một biểu đồ đủ để người quản lý quyết định, và nói rõ nó không cho thấy điều gì.',
        'Xem dự báo tháng trước có đúng không, nếu sai thì vì sao.',
      ],
    },
    subjects: ['maths', 'computing', 'english'],
    related: ['statistics', 'artificial-intelligence', 'econometrics', 'computer-science'],
    worth: {
      en: 'Statistics is the core of it, not the tools. Programs that teach mostly software age quickly.',
      vi: 'Cốt lõi là thống kê chứ không phải công cụ. Chương trình chỉ dạy phần mềm sẽ cũ rất nhanh.',
    },
  },
  'artificial-intelligence': {
    also: ['AI', 'machine learning', 'học máy'],
    work: {
      en: [
        'Gather thousands of examples, and throw out those that would teach a model something wrong.',
        'Start a training run in the evening and read its curves over breakfast.',
        'Try to make the system fail on purpose: odd accents, bad light, rude questions.',
        'Explain to people who aren’t engineers what it can’t do.',
      ],
      vi: [
        'Gom hàng nghìn ví dụ và loại những cái sẽ dạy mô hình điều sai.',
        'Cho mô hình chạy huấn luyện từ tối, sáng hôm sau vừa ăn vừa đọc biểu đồ kết quả.',
        'Cố tình làm hệ thống sai: giọng vùng miền, ánh sáng kém, câu hỏi oái oăm.',
        'Giải thích cho người ngoài ngành biết hệ thống không làm được gì.',
      ],
    },
    subjects: ['maths', 'computing', 'physics', 'english'],
    related: ['computer-science', 'data-science', 'mathematics', 'linguistics'],
    worth: {
      en: 'Linear algebra and probability come every week. A computer science degree leads to the same work too.',
      vi: 'Tuần nào cũng có đại số tuyến tính và xác suất. Học Khoa học máy tính cũng dẫn tới công việc này.',
    },
  },
  'software-engineering': {
    also: ['developer', 'lập trình viên', 'công nghệ phần mềm'],
    work: {
      en: [
        'Begin the day with a ten-minute meeting: what is done, what is stuck, who needs help.',
        'Build one small part of an app, and the test that proves it works.',
        'Change a program that hundreds of thousands use without any of them noticing.',
        'Listen to users and cut what they ask for down to what can be ready by Friday.',
      ],
      vi: [
        'Mở đầu ngày bằng cuộc họp mười phút: xong gì, vướng gì, ai cần giúp.',
        'Làm một phần nhỏ của ứng dụng, kèm bài kiểm thử chứng minh nó chạy đúng.',
        'Sửa một phần mềm có hàng trăm nghìn người dùng mà không ai nhận ra.',
        'Nghe người dùng rồi rút gọn mong muốn của họ thành việc kịp xong trước thứ Sáu.',
      ],
    },
    subjects: ['maths', 'computing', 'english'],
    related: ['computer-science', 'information-technology', 'game-design', 'cybersecurity'],
    worth: {
      en: 'It is team work. Writing clearly and meeting a date count as much as clever code.',
      vi: 'Đây là việc của cả nhóm: viết rõ ràng và giữ hẹn quan trọng không kém viết mã giỏi.',
    },
  },
  cybersecurity: {
    also: ['hacking', 'bảo mật', 'an toàn thông tin', 'information security'],
    work: {
      en: [
        'Read a night’s worth of alerts and find the one that isn’t a false alarm.',
        'Break into a company’s systems with its written permission, then write down how.',
        'Ring a colleague who clicked on the wrong link, and stay kind.',
        'Rehearse what everyone does in the first hour after an attack.',
      ],
      vi: [
        'Đọc hết cảnh báo của một đêm và tìm ra cái duy nhất không phải báo động giả.',
        'Xâm nhập hệ thống của một công ty khi đã được cho phép bằng văn bản, rồi viết lại cách làm.',
        'Gọi cho người đồng nghiệp lỡ bấm vào liên kết lạ, và vẫn giữ giọng nhẹ nhàng.',
        'Diễn tập xem ai làm gì trong giờ đầu tiên sau một vụ tấn công.',
      ],
    },
    subjects: ['computing', 'maths', 'english'],
    related: ['information-technology', 'computer-science', 'software-engineering'],
    worth: {
      en: 'Trying it on a system without permission is a crime, at school too. Shifts and night calls are common.',
      vi: 'Thử trên hệ thống chưa cho phép là phạm pháp, kể cả mạng của trường. Trực ca và bị gọi ban đêm là chuyện thường.',
    },
  },
  'information-technology': {
    also: ['IT', 'CNTT', 'network', 'mạng máy tính'],
    work: {
      en: [
        'Help a teacher whose file has vanished, and make sure it can’t happen again.',
        'Set up accounts, laptops and a network for an office that opens on Monday.',
        'Move a hospital’s records to new servers on a Sunday night.',
        'Keep a list of what will break next and what it would cost to replace.',
      ],
      vi: [
        'Giúp một cô giáo tìm lại tệp bị mất và sắp xếp để chuyện đó không lặp lại.',
        'Cài tài khoản, máy tính và mạng cho một văn phòng thứ Hai mở cửa.',
        'Chuyển hồ sơ của bệnh viện sang máy chủ mới trong đêm Chủ nhật.',
        'Lập danh sách thứ gì sắp hỏng và thay hết bao nhiêu tiền.',
      ],
    },
    subjects: ['computing', 'maths', 'english'],
    related: ['information-systems', 'cybersecurity', 'software-engineering'],
    worth: {
      en: 'Less theory and more hands-on than computer science. In Vietnam the same name often covers both: compare the courses.',
      vi: 'Ít lý thuyết, nhiều thực hành hơn Khoa học máy tính. Ở Việt Nam tên này có khi gồm cả hai, hãy so khung chương trình.',
    },
  },
  'information-systems': {
    also: ['MIS', 'business analyst', 'phân tích nghiệp vụ'],
    work: {
      en: [
        'Sit with someone in a warehouse and write down every step of how an order leaves it.',
        'Turn “it takes too long” into a list of what the new system must do.',
        'Stand between programmers and accountants, and translate in both directions.',
      ],
      vi: [
        'Ngồi cạnh nhân viên kho và ghi lại từng bước một đơn hàng đi ra khỏi kho.',
        'Biến câu “lâu quá” thành danh sách những việc hệ thống mới phải làm được.',
        'Đứng giữa lập trình viên và kế toán, dịch qua dịch lại cho hai bên hiểu nhau.',
      ],
    },
    subjects: ['computing', 'maths', 'civics', 'english'],
    related: ['information-technology', 'business-administration', 'supply-chain-management'],
    worth: {
      en: 'Half technology, half business: you will talk and write more than you program.',
      vi: 'Một nửa công nghệ, một nửa kinh doanh: bạn sẽ trao đổi và viết nhiều hơn lập trình.',
    },
  },
  'mechanical-engineering': {
    also: ['machines', 'cơ khí'],
    work: {
      en: [
        'Draw a part on screen, then hold the first one made of it and find it is a millimetre too thick.',
        'Stand on a factory floor with ear protection and ask the operator what keeps jamming.',
        'Calculate how often a hinge can open before it breaks, and test it to see.',
      ],
      vi: [
        'Vẽ một chi tiết trên máy, rồi cầm chiếc đầu tiên trên tay và thấy nó dày hơn một milimét.',
        'Đeo bịt tai đứng giữa xưởng, hỏi người vận hành xem máy hay kẹt chỗ nào.',
        'Tính xem một bản lề mở được bao nhiêu lần thì gãy, rồi thử để kiểm chứng.',
      ],
    },
    subjects: ['maths', 'physics', 'technology', 'english'],
    related: ['mechatronics', 'automotive-engineering', 'aerospace-engineering', 'product-design'],
    worth: {
      en: 'The broadest engineering degree, so a safe choice for the undecided. Physics carries all of it.',
      vi: 'Ngành kỹ thuật rộng nhất nên hợp với ai còn phân vân. Vật lý là nền của tất cả.',
    },
  },
  'electrical-engineering': {
    also: ['electronics', 'điện tử'],
    work: {
      en: [
        'Measure a circuit board point by point until the odd signal shows itself.',
        'Plan how a village with solar roofs and the grid share power on a cloudy day.',
        'Simulate a chip for weeks before anyone is allowed to make it.',
      ],
      vi: [
        'Đo từng điểm trên bảng mạch cho đến khi tín hiệu lạ lộ ra.',
        'Tính cách một xã có điện mặt trời mái nhà chia điện với lưới trong ngày nhiều mây.',
        'Mô phỏng một con chip hàng tuần liền trước khi được phép sản xuất.',
      ],
    },
    subjects: ['maths', 'physics', 'computing', 'english'],
    related: ['mechatronics', 'computer-science', 'physics', 'mechanical-engineering'],
    worth: {
      en: 'You can’t see what you work on, so it is abstract: complex numbers and equations from the first term.',
      vi: 'Thứ bạn nghiên cứu không nhìn thấy được nên khá trừu tượng: số phức và phương trình ngay từ kỳ đầu.',
    },
  },
  'civil-engineering': {
    also: ['construction', 'cầu đường', 'xây dựng', 'bridges'],
    work: {
      en: [
        'Climb down into a trench at seven to see whether the soil is what the drawing says.',
        'Calculate what a bridge must carry, with trucks nose to tail and a storm on top.',
        'Agree with a builder, a supplier and a neighbor when the noisy work may happen.',
      ],
      vi: [
        'Bảy giờ sáng xuống hố móng xem đất có đúng như bản vẽ không.',
        'Tính một cây cầu phải chịu bao nhiêu khi xe tải nối đuôi nhau đúng lúc có bão.',
        'Thống nhất với nhà thầu, bên cung cấp và hàng xóm giờ nào được làm việc gây ồn.',
      ],
    },
    subjects: ['maths', 'physics', 'geography', 'technology'],
    related: ['architecture', 'urban-planning', 'environmental-science', 'mechanical-engineering'],
    worth: {
      en: 'Signing off a design needs a licence and years of practice, and licences differ from country to country.',
      vi: 'Muốn ký bản thiết kế phải có chứng chỉ hành nghề và nhiều năm kinh nghiệm; mỗi nước một quy định.',
    },
  },
  'chemical-engineering': {
    also: ['process engineering', 'công nghệ hóa học'],
    work: {
      en: [
        'Watch pressures and temperatures of a plant on six screens and act before an alarm does.',
        'Walk along pipes in a helmet to find out where heat is being lost.',
        'Make ten litres of something that so far exists only in a test tube.',
      ],
      vi: [
        'Theo dõi áp suất và nhiệt độ của nhà máy trên sáu màn hình, xử lý trước khi còi báo kêu.',
        'Đội mũ bảo hộ đi dọc đường ống tìm chỗ thất thoát nhiệt.',
        'Làm ra mười lít của thứ cho đến nay mới chỉ có trong ống nghiệm.',
      ],
    },
    subjects: ['chemistry', 'maths', 'physics', 'english'],
    related: ['chemistry', 'biotechnology', 'food-science', 'mechanical-engineering'],
    worth: {
      en: 'More physics and math than chemistry. Plants are outside cities and run day and night.',
      vi: 'Toán và lý nhiều hơn hóa. Nhà máy thường ở xa thành phố và chạy cả ngày lẫn đêm.',
    },
  },
  'aerospace-engineering': {
    also: ['aviation', 'hàng không', 'aircraft', 'rocket', 'vệ tinh'],
    work: {
      en: [
        'Shave grams off a bracket, because every gram flies for thirty years.',
        'Blow smoke over a model wing in a wind tunnel and film where it breaks away.',
        'Fill in and check the paperwork that proves a part is safe, page after page.',
      ],
      vi: [
        'Bớt từng gam của một giá đỡ, vì mỗi gam sẽ bay theo máy bay ba mươi năm.',
        'Thổi khói qua mô hình cánh trong ống khí động và quay lại chỗ dòng khí tách ra.',
        'Viết và kiểm tra hồ sơ chứng minh chi tiết an toàn, hết trang này đến trang khác.',
      ],
    },
    subjects: ['maths', 'physics', 'computing', 'english'],
    related: ['mechanical-engineering', 'physics', 'mechatronics'],
    worth: {
      en: 'In many countries defence and space jobs are for citizens only. Training as a pilot is something else.',
      vi: 'Ở nhiều nước, việc trong quốc phòng và vũ trụ chỉ dành cho công dân. Học lái máy bay là chuyện khác.',
    },
  },
  'biomedical-engineering': {
    also: ['medical devices', 'thiết bị y tế', 'bioengineering'],
    work: {
      en: [
        'Watch an operation in order to learn why surgeons dislike a certain tool.',
        'Fit an artificial hand and adjust it until its owner can hold an egg.',
        'Test a monitor hundreds of times before it may come near a patient.',
      ],
      vi: [
        'Quan sát một ca mổ để hiểu vì sao bác sĩ không thích dùng một dụng cụ nào đó.',
        'Lắp bàn tay giả và chỉnh cho đến khi người dùng cầm được một quả trứng.',
        'Thử một máy theo dõi hàng trăm lần trước khi được đặt cạnh người bệnh.',
      ],
    },
    subjects: ['maths', 'physics', 'biology', 'english'],
    related: ['biomedical-science', 'mechatronics', 'electrical-engineering', 'physiotherapy'],
    worth: {
      en: 'It is an engineering degree, not a way to become a doctor. Many jobs ask for a master’s.',
      vi: 'Đây là ngành kỹ thuật, không phải đường để thành bác sĩ. Nhiều vị trí đòi hỏi bằng thạc sĩ.',
    },
  },
  mechatronics: {
    also: ['robot', 'automation', 'tự động hóa'],
    work: {
      en: [
        'Teach a robot arm to pick up a bag of rice that never has the same shape twice.',
        'Solder, program and file metal on the same day, for the same machine.',
        'Find out whether a fault sits in the motor, the wiring or the code.',
      ],
      vi: [
        'Dạy cánh tay robot nhấc một bao gạo mà chẳng lần nào có hình dạng giống nhau.',
        'Trong một ngày vừa hàn mạch, vừa lập trình, vừa giũa kim loại cho cùng một cái máy.',
        'Tìm xem lỗi nằm ở động cơ, ở dây hay ở đoạn mã.',
      ],
    },
    subjects: ['maths', 'physics', 'computing', 'technology'],
    related: [
      'mechanical-engineering',
      'electrical-engineering',
      'artificial-intelligence',
      'biomedical-engineering',
    ],
    worth: {
      en: 'Three subjects in one degree, so the timetable is full. Building things at home is a good test of whether you like it.',
      vi: 'Ba ngành trong một tấm bằng nên lịch học dày. Tự lắp ráp ở nhà là cách tốt để biết mình có thích không.',
    },
  },
  'computer-engineering': {
    also: ['hardware', 'phần cứng', 'embedded', 'hệ thống nhúng', 'IoT'],
    work: {
      en: [
        'Find out why the device works on the desk and not in the rain.',
        'Write a program that has to fit into the memory of a light bulb.',
        'Read a 600-page data sheet for one number on page 412.',
      ],
      vi: [
        'Tìm hiểu vì sao thiết bị chạy tốt trên bàn mà hỏng khi gặp mưa.',
        'Viết một chương trình phải nằm gọn trong bộ nhớ của một chiếc bóng đèn.',
        'Đọc tài liệu kỹ thuật 600 trang để lấy một con số ở trang 412.',
      ],
    },
    subjects: ['maths', 'physics', 'computing'],
    related: [
      'electrical-engineering',
      'computer-science',
      'semiconductor-engineering',
      'mechatronics',
    ],
    worth: {
      en: 'It sits between two fields, so there is more of everything: physics labs and programming in the same week.',
      vi: 'Ngành nằm giữa hai lĩnh vực nên môn gì cũng nhiều: cùng một tuần vừa thí nghiệm vật lý vừa lập trình.',
    },
  },
  'business-analytics': {
    also: ['BA', 'data analyst', 'phân tích dữ liệu kinh doanh', 'BI'],
    work: {
      en: [
        'Ask the shop manager three questions before opening the spreadsheet.',
        'Clean a table in which one city is spelled eleven ways.',
        'Show one chart that makes a meeting shorter.',
      ],
      vi: [
        'Hỏi quản lý cửa hàng ba câu trước khi mở bảng tính.',
        'Làm sạch một bảng dữ liệu trong đó tên một thành phố được viết theo mười một cách.',
        'Trình bày một biểu đồ giúp cuộc họp ngắn lại.',
      ],
    },
    subjects: ['maths', 'computing', 'english'],
    related: ['data-science', 'information-systems', 'statistics', 'marketing'],
    worth: {
      en: 'Less mathematics than data science and more talking. Compare the lists of courses, since names differ between schools.',
      vi: 'Ít toán hơn khoa học dữ liệu và phải trao đổi nhiều hơn. Hãy so danh sách môn học, vì mỗi trường đặt tên một kiểu.',
    },
  },
  'semiconductor-engineering': {
    also: ['chip', 'vi mạch', 'bán dẫn', 'IC design', 'thiết kế vi mạch', 'microelectronics'],
    work: {
      en: [
        'Spend a month checking a circuit that will be smaller than a fingernail.',
        'Dress from head to foot in white to enter a room without dust.',
        'Explain why one wafer in a hundred came out wrong, and which machine did it.',
      ],
      vi: [
        'Mất cả tháng kiểm tra một mạch nhỏ hơn móng tay.',
        'Mặc đồ trắng kín từ đầu đến chân để vào căn phòng không bụi.',
        'Giải thích vì sao một trăm tấm wafer lại có một tấm lỗi và lỗi do máy nào.',
      ],
    },
    subjects: ['physics', 'maths', 'chemistry', 'computing'],
    related: ['electrical-engineering', 'computer-engineering', 'materials-science'],
    worth: {
      en: 'Design jobs mean months at a screen; jobs in a chip factory mean shifts. Ask which of the two a program prepares for.',
      vi: 'Làm thiết kế là ngồi máy hàng tháng trời, làm ở nhà máy chip là đi ca. Hãy hỏi chương trình chuẩn bị cho hướng nào.',
    },
  },
  'automotive-engineering': {
    also: ['car', 'xe hơi', 'ô tô', 'xe điện', 'electric vehicle'],
    work: {
      en: [
        'Drive the same round forty times with one setting changed each time.',
        'Take apart a battery that failed in the cold, with gloves and a checklist.',
        'Save 200 grams on a door that must still protect someone.',
      ],
      vi: [
        'Chạy cùng một vòng thử bốn mươi lần, mỗi lần đổi một thông số.',
        'Đeo găng, cầm danh mục kiểm tra và tháo một bộ pin hỏng vì lạnh.',
        'Bớt 200 gam ở cánh cửa mà cánh cửa ấy vẫn phải che chở được cho người.',
      ],
    },
    subjects: ['physics', 'maths', 'technology'],
    related: ['mechanical-engineering', 'electrical-engineering', 'mechatronics'],
    worth: {
      en: 'Cars are becoming computers on wheels. A degree with electronics and software keeps more doors open than one about engines only.',
      vi: 'Ô tô đang thành máy tính trên bánh xe. Chương trình có điện tử và phần mềm mở ra nhiều cơ hội hơn là chỉ học động cơ.',
    },
  },
  'materials-science': {
    also: ['materials', 'vật liệu', 'metallurgy', 'luyện kim', 'nano', 'polymer'],
    work: {
      en: [
        'Break the same piece of steel fifty times and measure each time.',
        'Look through an electron microscope for the crack that started it all.',
        'Mix plastics all day until one of them can be recycled.',
      ],
      vi: [
        'Kéo đứt cùng một loại thép năm mươi lần, lần nào cũng đo.',
        'Nhìn qua kính hiển vi điện tử để tìm vết nứt đầu tiên.',
        'Phối trộn nhựa cả ngày cho đến khi có một loại tái chế được.',
      ],
    },
    subjects: ['chemistry', 'physics', 'maths'],
    related: [
      'chemical-engineering',
      'chemistry',
      'mechanical-engineering',
      'semiconductor-engineering',
    ],
    worth: {
      en: 'Few school leavers know it, so places are easier to get than in other engineering. Good jobs often ask for a master’s.',
      vi: 'Ít học sinh biết ngành này nên dễ vào hơn các ngành kỹ thuật khác. Việc tốt thường cần bằng thạc sĩ.',
    },
  },
  'industrial-engineering': {
    also: ['systems engineering', 'quản lý công nghiệp', 'lean', 'operations'],
    work: {
      en: [
        'Watch an assembly line with a stopwatch, and ask before you advise.',
        'Move two tables in an emergency room and save each patient six minutes.',
        'Model a bus network with the numbers of one rainy Monday.',
      ],
      vi: [
        'Đứng cạnh dây chuyền với đồng hồ bấm giờ, hỏi han trước rồi mới góp ý.',
        'Đổi chỗ hai chiếc bàn ở phòng cấp cứu, giúp mỗi người bệnh bớt chờ sáu phút.',
        'Mô hình hóa mạng xe buýt bằng số liệu của một ngày thứ Hai mưa.',
      ],
    },
    subjects: ['maths', 'physics', 'computing'],
    related: ['supply-chain-management', 'mechanical-engineering', 'business-analytics'],
    worth: {
      en: 'The least technical of the engineering degrees. It suits those who like people as much as machines.',
      vi: 'Ngành ít kỹ thuật nhất trong khối kỹ thuật. Hợp với bạn thích con người không kém máy móc.',
    },
  },
  'renewable-energy': {
    also: ['solar', 'wind', 'điện mặt trời', 'điện gió', 'sustainable energy'],
    work: {
      en: [
        'Climb a wind turbine in a harness to look at one bolt.',
        'Work out how many panels a school roof carries, and who pays when.',
        'Explain to a village why the grid can’t take all that its panels produce.',
      ],
      vi: [
        'Đeo dây bảo hộ leo lên tuabin gió để xem một con bu lông.',
        'Tính mái trường đặt được bao nhiêu tấm pin, ai trả tiền và bao giờ hoàn vốn.',
        'Giải thích cho bà con vì sao lưới điện chưa nhận hết điện từ các tấm pin.',
      ],
    },
    subjects: ['physics', 'maths', 'chemistry', 'geography'],
    related: ['electrical-engineering', 'environmental-science', 'sustainability'],
    worth: {
      en: 'Jobs follow laws and prices, which change. A broad base in electrical engineering makes you independent of them.',
      vi: 'Việc làm phụ thuộc vào chính sách và giá điện, mà hai thứ này hay đổi. Nền tảng kỹ thuật điện vững giúp bạn chủ động hơn.',
    },
  },
} satisfies Record<keyof typeof technologyTitles, GuideEntry>;
