import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Finland. Fees and selectivity are illustrative. */
export const finlandSchools = parseSchools(
  'FI',
  `
601 | Tampere University | Đại học Tampere | Tampere | https://www.tuni.fi
  A broad university between two lakes that grew out of a merger, joining technology, health and society. | Đại học đa ngành giữa hai hồ nước, ra đời từ một cuộc sáp nhập, kết nối công nghệ, sức khỏe và xã hội.
  public 2 13000-13000
  bachelor: computer-science biomedical-engineering urban-planning

602 | Aalto University | Đại học Aalto | Espoo | https://www.aalto.fi
  A university by the sea next to Helsinki in which technology, business and art work side by side. | Đại học bên bờ biển cạnh Helsinki, nơi công nghệ, kinh doanh và nghệ thuật cùng làm việc.
  public 3 13000-13000 | sat: 1350
  bachelor: data-science economics international-business product-design chemical-engineering

603 | University of Helsinki | Đại học Helsinki | Helsinki | https://www.helsinki.fi
  A research university in the Finnish capital with an international bachelor's program in science. | Đại học nghiên cứu ở thủ đô Phần Lan, có chương trình cử nhân khoa học quốc tế.
  public 3 15000-15000
  bachelor: mathematics physics chemistry

604 | LUT University | Đại học LUT | Lappeenranta | https://www.lut.fi
  A university of technology and business on the shore of Lake Saimaa that works on clean energy and water. | Đại học công nghệ và kinh doanh bên hồ Saimaa, nghiên cứu năng lượng sạch và nước.
  public 1 11000-11000
  bachelor: mechanical-engineering electrical-engineering software-engineering international-business renewable-energy

605 | University of Oulu | Đại học Oulu | Oulu | https://www.oulu.fi
  A research university in northern Finland, close to the wireless industry and to the Arctic. | Đại học nghiên cứu ở miền bắc Phần Lan, gần ngành công nghiệp không dây và vùng Bắc Cực.
  public 1 12000-12000
  bachelor: information-technology education international-business

606 | Metropolia University of Applied Sciences | Đại học Khoa học Ứng dụng Metropolia | Helsinki | https://www.metropolia.fi
  A university of applied sciences in the Helsinki region that teaches health, technology and business. | Đại học khoa học ứng dụng ở vùng Helsinki, đào tạo sức khỏe, công nghệ và kinh doanh.
  public 1 12000-12000 | applied
  bachelor: nursing information-technology business-administration social-work early-childhood-education

607 | Haaga-Helia University of Applied Sciences | Đại học Khoa học Ứng dụng Haaga-Helia | Helsinki | https://www.haaga-helia.fi
  A university of applied sciences for business, hotels and tourism in and near Helsinki. | Đại học khoa học ứng dụng về kinh doanh, khách sạn và du lịch tại Helsinki và vùng lân cận.
  public 1 11000-11000 | applied | years: 3.5
  bachelor: hospitality-management international-business information-systems

608 | Jamk University of Applied Sciences | Đại học Khoa học Ứng dụng Jamk | Jyväskylä | https://www.jamk.fi
  A university of applied sciences in the lake country of central Finland. | Đại học khoa học ứng dụng ở vùng hồ miền trung Phần Lan.
  public 1 10500-10500 | applied
  bachelor: nursing supply-chain-management international-business
`,
);
