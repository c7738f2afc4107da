import type { GuideEntry } from './guide-entry';
import type { scienceTitles } from '@/mocks/catalogue/titles/titles-science';

/** What the sciences, health and the environment are like. */
export const scienceGuides = {
  mathematics: {
    also: ['math', 'maths', 'toán', 'toán ứng dụng'],
    work: {
      en: [
        'Fill ten pages to find that the first line was wrong, and be pleased to know.',
        'Explain to engineers why their shortcut works, and when it won’t.',
        'Turn a question about queues, codes or traffic into one that can be solved.',
      ],
      vi: [
        'Viết kín mười trang rồi nhận ra dòng đầu đã sai, và vui vì biết được điều đó.',
        'Giải thích cho kỹ sư vì sao cách tính tắt của họ đúng và khi nào thì sai.',
        'Biến một câu hỏi về xếp hàng, mật mã hay giao thông thành bài toán giải được.',
      ],
    },
    subjects: ['maths', 'physics', 'computing'],
    related: ['statistics', 'physics', 'computer-science', 'actuarial-science'],
    worth: {
      en: 'University mathematics is about proofs, little like the exercises of school. Try a book of proofs first.',
      vi: 'Toán ở đại học là chứng minh, rất khác bài tập phổ thông. Hãy đọc thử một cuốn sách về chứng minh trước.',
    },
  },
  statistics: {
    also: ['xác suất', 'probability'],
    work: {
      en: [
        'Plan whom to ask, so that 1,000 answers speak for a whole country.',
        'Tell a doctor how many patients a trial needs before it means anything.',
        'Find the mistake in a graph that everyone is sharing.',
      ],
      vi: [
        'Tính xem nên hỏi ai để 1.000 câu trả lời nói thay được cho cả nước.',
        'Nói cho bác sĩ biết thử nghiệm cần bao nhiêu người bệnh mới có ý nghĩa.',
        'Tìm chỗ sai trong một biểu đồ đang được chia sẻ khắp nơi.',
      ],
    },
    subjects: ['maths', 'computing', 'biology'],
    related: ['data-science', 'mathematics', 'actuarial-science', 'econometrics'],
    worth: {
      en: 'Few choose it and almost every field needs it. You will program every week.',
      vi: 'Ít người chọn mà gần như lĩnh vực nào cũng cần. Tuần nào bạn cũng phải lập trình.',
    },
  },
  physics: {
    also: ['astronomy', 'thiên văn', 'vật lí'],
    work: {
      en: [
        'Line up lasers and mirrors in a dark room until one number stops trembling.',
        'Write the program that reads the instrument, because nobody sells one.',
        'Estimate on the back of an envelope whether an idea can work at all.',
      ],
      vi: [
        'Căn laser và gương trong phòng tối cho đến khi một con số thôi nhấp nháy.',
        'Tự viết chương trình đọc máy đo, vì chẳng nơi nào bán sẵn.',
        'Nhẩm nhanh trên giấy nháp xem một ý tưởng có khả thi không.',
      ],
    },
    subjects: ['physics', 'maths', 'computing'],
    related: ['mathematics', 'electrical-engineering', 'aerospace-engineering', 'chemistry'],
    worth: {
      en: 'Research asks for a doctorate. Many graduates end up in software, finance or engineering instead.',
      vi: 'Làm nghiên cứu thì cần bằng tiến sĩ. Nhiều người học xong chuyển sang phần mềm, tài chính hoặc kỹ thuật.',
    },
  },
  chemistry: {
    also: ['hoá học', 'laboratory'],
    work: {
      en: [
        'Weigh, mix, heat and wait, then do it again with one thing changed.',
        'Read the peaks of a printout to learn what is in the glass.',
        'Write down every step so that someone else could repeat it.',
      ],
      vi: [
        'Cân, trộn, đun, chờ, rồi làm lại từ đầu với đúng một thứ thay đổi.',
        'Đọc các đỉnh trên phổ đồ để biết trong ống nghiệm có gì.',
        'Ghi lại từng bước để người khác làm lại được.',
      ],
    },
    subjects: ['chemistry', 'maths', 'physics'],
    related: ['chemical-engineering', 'pharmacy', 'biotechnology', 'food-science'],
    worth: {
      en: 'Afternoons are spent standing in the laboratory. Colour vision and allergies can matter: ask early.',
      vi: 'Buổi chiều thường đứng suốt trong phòng thí nghiệm. Mù màu hay dị ứng có thể là trở ngại, nên hỏi sớm.',
    },
  },
  biology: {
    also: ['sinh vật', 'genetics', 'di truyền', 'ecology', 'sinh thái'],
    work: {
      en: [
        'Count the insects in a square metre of grass, forty squares a day.',
        'Keep cells alive over a weekend, which means coming in on Sunday.',
        'Compare gene sequences on a screen to see which fish is new to science.',
      ],
      vi: [
        'Đếm côn trùng trong một mét vuông cỏ, mỗi ngày bốn mươi ô.',
        'Nuôi tế bào sống qua cuối tuần, tức là Chủ nhật vẫn phải vào phòng thí nghiệm.',
        'So trình tự gen trên màn hình để biết con cá nào là loài mới.',
      ],
    },
    subjects: ['biology', 'chemistry', 'maths', 'english'],
    related: ['biotechnology', 'neuroscience', 'biomedical-science', 'marine-science'],
    worth: {
      en: 'More chemistry and statistics than expected. With only a bachelor’s, laboratory jobs are modestly paid.',
      vi: 'Hóa và thống kê nhiều hơn bạn nghĩ. Chỉ có bằng cử nhân thì việc trong phòng thí nghiệm lương khiêm tốn.',
    },
  },
  biotechnology: {
    also: ['biotech', 'CNSH', 'gen'],
    work: {
      en: [
        'Move drops between tubes with a pipette for a morning, and label every one.',
        'Grow bacteria that make a medicine, first in a flask, then in a tank.',
        'Check a batch of vaccine against a list of sixty points.',
      ],
      vi: [
        'Cả buổi sáng dùng pipet chuyển từng giọt giữa các ống và dán nhãn từng ống.',
        'Nuôi vi khuẩn sản xuất thuốc, trước trong bình nhỏ, sau trong bồn lớn.',
        'Kiểm tra một lô vắc-xin theo danh sách sáu mươi mục.',
      ],
    },
    subjects: ['biology', 'chemistry', 'maths', 'english'],
    related: ['biology', 'biomedical-science', 'chemical-engineering', 'food-science'],
    worth: {
      en: 'Factories and research centers cluster in a few cities. Look where graduates of a program work.',
      vi: 'Nhà máy và trung tâm nghiên cứu tập trung ở vài thành phố. Hãy xem người học xong chương trình đó làm ở đâu.',
    },
  },
  nursing: {
    also: ['nurse', 'y tá'],
    work: {
      en: [
        'Take over at seven from the night shift and hear how each patient slept.',
        'Give medicines by the right name, dose and time, checking twice.',
        'Notice that someone is paler than an hour ago, and call for help.',
        'Explain to a frightened family what happens next.',
      ],
      vi: [
        'Bảy giờ nhận ca từ tua trực đêm, nghe đêm qua từng người bệnh ra sao.',
        'Cho đúng người, đúng thuốc, đúng liều, đúng giờ, lần nào cũng kiểm tra hai lượt.',
        'Nhận ra một người tái hơn so với một giờ trước và gọi hỗ trợ ngay.',
        'Giải thích cho người nhà đang lo sợ điều gì sẽ diễn ra tiếp theo.',
      ],
    },
    subjects: ['biology', 'chemistry', 'english', 'literature'],
    related: ['public-health', 'physiotherapy', 'biomedical-science', 'social-work'],
    worth: {
      en: 'You need a licence, and each country has its own: ask whether the degree counts where you want to live.',
      vi: 'Phải có chứng chỉ hành nghề và mỗi nước một loại: hãy hỏi bằng này có được công nhận ở nơi bạn muốn sống không.',
    },
  },
  'public-health': {
    also: ['epidemiology', 'dịch tễ', 'y tế dự phòng'],
    work: {
      en: [
        'Map where people fell ill last week and look for what the places share.',
        'Ask 200 families how far they walk for clean water.',
        'Rewrite a leaflet until a grandmother understands it at once.',
      ],
      vi: [
        'Đánh dấu trên bản đồ nơi có người ốm tuần trước và tìm điểm chung của những nơi đó.',
        'Hỏi 200 gia đình xem phải đi bao xa mới có nước sạch.',
        'Viết lại tờ hướng dẫn cho đến khi một cụ bà đọc là hiểu ngay.',
      ],
    },
    subjects: ['biology', 'maths', 'civics', 'english'],
    related: ['nursing', 'nutrition', 'public-policy', 'statistics'],
    worth: {
      en: 'You work with populations, not at the bedside: it is no step to becoming a doctor or nurse.',
      vi: 'Bạn làm việc với cộng đồng chứ không chăm sóc tại giường bệnh: học xong không thành bác sĩ hay điều dưỡng.',
    },
  },
  pharmacy: {
    also: ['pharmacist', 'dược sĩ', 'dược học', 'thuốc'],
    work: {
      en: [
        'Ask a customer what else he takes, and find that two of his pills don’t go together.',
        'Ring a doctor about a dose that looks wrong.',
        'Test in a factory whether the last tablet of a batch is like the first.',
      ],
      vi: [
        'Hỏi khách đang uống thêm gì và phát hiện hai loại thuốc không dùng chung được.',
        'Gọi cho bác sĩ vì một liều thuốc trông không ổn.',
        'Ở nhà máy, kiểm tra xem viên cuối của lô có giống viên đầu không.',
      ],
    },
    subjects: ['chemistry', 'biology', 'maths', 'english'],
    related: ['chemistry', 'medicine', 'biomedical-science', 'nutrition'],
    worth: {
      en: 'Five years or more in many countries, then a licence. A bachelor’s called pharmaceutical science doesn’t give one.',
      vi: 'Nhiều nước học từ năm năm trở lên rồi mới thi chứng chỉ. Bằng “khoa học dược phẩm” thì không cho hành nghề.',
    },
  },
  'biomedical-science': {
    also: ['medical laboratory', 'xét nghiệm'],
    work: {
      en: [
        'Put a drop of blood under the microscope and count what should not be there.',
        'Run a hundred samples before noon, each with its control.',
        'Look after the machine as carefully as the sample.',
      ],
      vi: [
        'Đặt giọt máu dưới kính hiển vi và đếm những thứ không nên có.',
        'Chạy một trăm mẫu trước buổi trưa, mẫu nào cũng có đối chứng.',
        'Chăm chút cái máy cẩn thận như chăm mẫu.',
      ],
    },
    subjects: ['biology', 'chemistry', 'maths', 'english'],
    related: ['biology', 'medicine', 'biotechnology', 'biomedical-engineering'],
    worth: {
      en: 'It isn’t a medical degree. Some continue to medicine, but only a few of those who hope to.',
      vi: 'Đây không phải bằng bác sĩ. Có người học tiếp lên y khoa, nhưng chỉ một phần nhỏ trong số những ai mong muốn.',
    },
  },
  nutrition: {
    also: ['dietitian', 'dietetics', 'ăn uống', 'chuyên viên dinh dưỡng'],
    work: {
      en: [
        'Listen to what someone ate all week without raising an eyebrow.',
        'Plan lunches for 600 pupils with a fixed sum for each.',
        'Find out why a diet that works on paper fails at home.',
      ],
      vi: [
        'Nghe một người kể cả tuần ăn gì mà không tỏ vẻ phán xét.',
        'Lên thực đơn trưa cho 600 học sinh với số tiền cố định mỗi suất.',
        'Tìm hiểu vì sao chế độ ăn đúng trên giấy lại hỏng khi về nhà.',
      ],
    },
    subjects: ['biology', 'chemistry', 'maths'],
    related: ['food-science', 'public-health', 'physiotherapy'],
    worth: {
      en: '“Dietitian” is a protected title in many countries and needs an approved degree; “nutritionist” often isn’t.',
      vi: 'Ở nhiều nước, danh xưng “dietitian” được pháp luật bảo hộ và đòi hỏi bằng được công nhận, còn “nutritionist” thì thường không.',
    },
  },
  physiotherapy: {
    also: ['physical therapy', 'phục hồi chức năng', 'rehabilitation'],
    work: {
      en: [
        'Teach a grandfather to climb stairs again, one step more each week.',
        'Feel with your hands what a scan doesn’t show.',
        'Cheer on a footballer through the dull exercise that prevents the next injury.',
      ],
      vi: [
        'Tập cho một ông cụ leo cầu thang trở lại, mỗi tuần thêm một bậc.',
        'Dùng tay cảm nhận điều mà phim chụp không cho thấy.',
        'Động viên một cầu thủ tập những động tác nhàm chán để khỏi chấn thương lần nữa.',
      ],
    },
    subjects: ['biology', 'physics', 'sport', 'english'],
    related: ['nursing', 'biomedical-engineering', 'nutrition'],
    worth: {
      en: 'Places are few and interviews common. You are on your feet and lift all day, and need a licence to practise.',
      vi: 'Chỉ tiêu ít và thường có phỏng vấn. Công việc đứng và nâng đỡ cả ngày, muốn hành nghề phải có chứng chỉ.',
    },
  },
  'environmental-science': {
    also: ['climate', 'khí hậu', 'sustainability', 'bền vững'],
    work: {
      en: [
        'Take water from a river at six places, before and after the factory.',
        'Read satellite pictures to see how much forest went last year.',
        'Present to a town hall where half of the room disagrees.',
      ],
      vi: [
        'Lấy mẫu nước sông ở sáu điểm, trước và sau nhà máy.',
        'Đọc ảnh vệ tinh để biết năm qua mất bao nhiêu rừng.',
        'Trình bày trước một hội trường mà nửa số người nghe không đồng tình.',
      ],
    },
    subjects: ['biology', 'chemistry', 'geography', 'maths'],
    related: ['biology', 'earth-science', 'marine-science', 'urban-planning'],
    worth: {
      en: 'Much of the paid work is checking permits and writing reports, less of it saving animals.',
      vi: 'Phần nhiều việc có lương là thẩm định giấy phép và viết báo cáo, ít hơn là cứu động vật.',
    },
  },
  agriculture: {
    also: ['farming', 'nông nghiệp', 'trồng trọt', 'chăn nuôi'],
    work: {
      en: [
        'Walk a rice field at dawn and turn over leaves to look for eggs.',
        'Try five kinds of seed side by side and weigh each harvest.',
        'Persuade a farmer of forty years’ experience with one season’s numbers.',
      ],
      vi: [
        'Tờ mờ sáng đi dọc ruộng, lật lá lúa tìm ổ trứng sâu.',
        'Trồng thử năm giống cạnh nhau và cân từng vụ thu hoạch.',
        'Dùng số liệu của một vụ để thuyết phục bác nông dân có bốn mươi năm kinh nghiệm.',
      ],
    },
    subjects: ['biology', 'chemistry', 'technology', 'geography'],
    related: ['food-science', 'veterinary-medicine', 'environmental-science', 'biotechnology'],
    worth: {
      en: 'Jobs are in the provinces as often as in cities. Drones, sensors and data are part of it now.',
      vi: 'Việc làm ở tỉnh nhiều không kém ở thành phố. Ngày nay có cả máy bay không người lái, cảm biến và dữ liệu.',
    },
  },
  'food-science': {
    also: ['food technology', 'công nghệ thực phẩm'],
    work: {
      en: [
        'Taste fourteen yoghurts blindfolded and score each in silence.',
        'Find out why a sauce turns grey after four months on a shelf.',
        'Stop a production line because one reading is half a degree too low.',
      ],
      vi: [
        'Bịt mắt nếm mười bốn loại sữa chua và lặng lẽ chấm điểm từng loại.',
        'Tìm hiểu vì sao nước xốt để bốn tháng trên kệ thì xỉn màu.',
        'Cho dừng cả dây chuyền vì một chỉ số thấp hơn nửa độ.',
      ],
    },
    subjects: ['chemistry', 'biology', 'maths'],
    related: ['nutrition', 'biotechnology', 'chemical-engineering', 'agriculture'],
    worth: {
      en: 'It is chemistry and microbes, not cooking. Most work is in factories and their laboratories.',
      vi: 'Đây là hóa học và vi sinh chứ không phải nấu ăn. Phần lớn việc ở nhà máy và phòng kiểm nghiệm.',
    },
  },
  'marine-science': {
    also: ['marine biology', 'oceanography', 'hải dương học', 'sinh vật biển'],
    work: {
      en: [
        'Lower bottles over the side of a boat, and be seasick, and write down the depth.',
        'Count corals along a tape measure under water.',
        'Spend three months of analysis on what was collected in a week.',
      ],
      vi: [
        'Thả chai lấy mẫu qua mạn tàu, say sóng, mà vẫn ghi đủ độ sâu.',
        'Lặn xuống đếm san hô dọc theo một sợi thước dây.',
        'Mất ba tháng phân tích những gì thu được trong một tuần.',
      ],
    },
    subjects: ['biology', 'chemistry', 'geography', 'physics'],
    related: ['biology', 'environmental-science', 'agriculture'],
    worth: {
      en: 'Few permanent posts, many applicants. Statistics and a diving licence set people apart.',
      vi: 'Ít vị trí lâu dài mà nhiều người xin. Giỏi thống kê và có bằng lặn sẽ là lợi thế.',
    },
  },
  'urban-planning': {
    also: ['city planning', 'quy hoạch', 'giao thông', 'transport'],
    work: {
      en: [
        'Count bicycles at a crossing in the rain, because that is when it matters.',
        'Draw three versions of one street: for shade, for buses, for shops.',
        'Listen in the evening to neighbors who fear what you drew.',
      ],
      vi: [
        'Đứng đếm xe đạp ở ngã tư giữa trời mưa, vì lúc đó mới đáng đếm.',
        'Vẽ ba phương án cho một con phố: nhiều bóng mát, ưu tiên xe buýt, hay tiện buôn bán.',
        'Buổi tối ngồi nghe những người dân đang lo vì bản vẽ của mình.',
      ],
    },
    subjects: ['geography', 'maths', 'art', 'civics'],
    related: ['architecture', 'civil-engineering', 'environmental-science', 'public-policy'],
    worth: {
      en: 'A plan takes ten years to become a street, and politics decides. Patience is part of the job.',
      vi: 'Từ bản quy hoạch đến con phố thật có khi mất mười năm, và quyết định là của chính quyền. Nghề này cần kiên nhẫn.',
    },
  },
  'earth-science': {
    also: ['geology', 'địa chất', 'geophysics', 'địa vật lý', 'earthquake', 'động đất'],
    work: {
      en: [
        'Walk up a dry river with a hammer and a notebook.',
        'Listen to an earthquake on twelve instruments to find where it began.',
        'Tell a town how far above the river it should build.',
      ],
      vi: [
        'Ngược lên lòng sông cạn với cây búa và cuốn sổ.',
        'Nghe một trận động đất qua mười hai máy đo để tìm nơi nó bắt đầu.',
        'Nói cho một thị trấn biết nên xây nhà cao hơn mặt sông bao nhiêu.',
      ],
    },
    subjects: ['geography', 'physics', 'chemistry', 'maths'],
    related: ['environmental-science', 'marine-science', 'physics'],
    worth: {
      en: 'Much of the paid work is in mining, oil and construction. Ask yourself early which of these you would do.',
      vi: 'Phần lớn việc có lương nằm ở khai khoáng, dầu khí và xây dựng. Hãy sớm tự hỏi mình chịu làm việc nào.',
    },
  },
  neuroscience: {
    also: ['brain', 'não', 'thần kinh học', 'cognitive science'],
    work: {
      en: [
        'Train a mouse for six weeks for one hour of data.',
        'Put a cap with sixty-four wires on a volunteer, and ask them not to blink.',
        'Write code that finds a memory in a forest of signals.',
      ],
      vi: [
        'Tập cho một con chuột sáu tuần để lấy một giờ dữ liệu.',
        'Đội chiếc mũ sáu mươi tư dây cho người tình nguyện và nhờ họ đừng chớp mắt.',
        'Viết mã tìm ra một ký ức giữa rừng tín hiệu.',
      ],
    },
    subjects: ['biology', 'chemistry', 'physics', 'maths'],
    related: ['biology', 'psychology', 'biomedical-science'],
    worth: {
      en: 'A bachelor’s is a beginning: most research jobs need a master’s or a doctorate.',
      vi: 'Bằng cử nhân mới là bước đầu: phần lớn công việc nghiên cứu cần thạc sĩ hoặc tiến sĩ.',
    },
  },
  medicine: {
    also: ['doctor', 'bác sĩ', 'y đa khoa', 'MBBS', 'physician', 'ngành y'],
    work: {
      en: [
        'Ask the same twelve questions a hundred times, and hear the one answer that differs.',
        'Hold a hand while the results are being explained.',
        'Learn the names of 206 bones, then forget the evening you had planned.',
        'Say “I don’t know yet” and come back when you do.',
      ],
      vi: [
        'Hỏi mười hai câu giống nhau cả trăm lần mà vẫn nghe ra câu trả lời khác thường.',
        'Nắm tay người bệnh lúc giải thích kết quả.',
        'Thuộc tên 206 chiếc xương, rồi quên luôn buổi tối đã hẹn với bạn bè.',
        'Nói “tôi chưa biết” và quay lại khi đã biết.',
      ],
    },
    subjects: ['biology', 'chemistry', 'english'],
    related: ['dentistry', 'biomedical-science', 'nursing', 'pharmacy'],
    worth: {
      en: 'Five or six years and then training; a foreign degree needs a licence at home. US schools take you after a first degree.',
      vi: 'Học năm, sáu năm rồi thực hành; bằng nước ngoài phải xin công nhận khi về. Ở Mỹ phải có một bằng đại học trước.',
    },
  },
  dentistry: {
    also: ['dentist', 'nha khoa', 'nha sĩ', 'RHM', 'dental'],
    work: {
      en: [
        'Repair a tooth the size of a grain of rice while someone tries not to move.',
        'Explain for the fifth time today how to brush.',
        'Plan with a child what happens in the chair before it happens.',
      ],
      vi: [
        'Trám chiếc răng nhỏ như hạt gạo trong lúc người bệnh cố không cử động.',
        'Giải thích lần thứ năm trong ngày cách chải răng.',
        'Kể trước cho một em nhỏ những gì sắp diễn ra trên ghế khám.',
      ],
    },
    subjects: ['biology', 'chemistry', 'art'],
    related: ['medicine', 'biomedical-science', 'pharmacy'],
    worth: {
      en: 'It asks for steady hands and a strong back. Fees are among the highest of all degrees, so ask for the total.',
      vi: 'Nghề cần đôi tay vững và cái lưng khỏe. Học phí thuộc hàng cao nhất, hãy hỏi tổng chi phí cả khóa.',
    },
  },
  'veterinary-medicine': {
    also: ['vet', 'bác sĩ thú y', 'animals', 'động vật', 'thú cưng', 'pets'],
    work: {
      en: [
        'Help a cow give birth at four in the morning, up to the shoulder.',
        'Guess where it hurts from how a cat sits.',
        'Advise a farmer on which animals to vaccinate when there isn’t enough for all.',
      ],
      vi: [
        'Đỡ đẻ cho bò lúc bốn giờ sáng, tay ngập đến vai.',
        'Nhìn dáng mèo ngồi mà đoán nó đau ở đâu.',
        'Khuyên người nuôi nên tiêm cho con nào khi vắc-xin không đủ.',
      ],
    },
    subjects: ['biology', 'chemistry', 'english'],
    related: ['medicine', 'agriculture', 'biology'],
    worth: {
      en: 'Loving animals isn’t enough: the work is physical and owners can’t always pay. Weeks on a farm are often required.',
      vi: 'Yêu động vật thôi chưa đủ: việc nặng nhọc và chủ nuôi không phải lúc nào cũng trả nổi. Nhiều trường đòi đã từng làm ở trại.',
    },
  },
  sustainability: {
    also: ['ESG', 'climate', 'bền vững', 'sustainable development', 'green'],
    work: {
      en: [
        'Count the carbon of one pair of shoes, from the farm to the bin.',
        'Ask a factory for a figure it would rather not give.',
        'Bring a fisher, a mayor and a hotel owner to one table.',
      ],
      vi: [
        'Tính lượng carbon của một đôi giày, từ nông trại đến thùng rác.',
        'Xin nhà máy một con số mà họ không muốn đưa.',
        'Mời người đánh cá, ông thị trưởng và chủ khách sạn ngồi chung một bàn.',
      ],
    },
    subjects: ['geography', 'biology', 'civics', 'english'],
    related: ['environmental-science', 'urban-planning', 'renewable-energy'],
    worth: {
      en: 'The word covers everything from chemistry to law. Look at the second year to see what you can do at the end.',
      vi: 'Cái tên này bao từ hóa học đến luật. Hãy xem các môn năm hai để biết ra trường bạn làm được gì.',
    },
  },
} satisfies Record<keyof typeof scienceTitles, GuideEntry>;
