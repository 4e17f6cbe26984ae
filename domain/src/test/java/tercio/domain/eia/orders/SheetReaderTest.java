package tercio.domain.eia.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.OrdersCheck;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** Zurich 331, Ulm 320, Strasbourg 775, Paris 438. */
class SheetReaderTest {

    private static OrderSheet read(String text) {
        var read = SheetReader.read(Power.FRANCE, text);
        assertThat(read.faults()).isEmpty();
        return read.sheet();
    }

    private static OrdersCheck.Fault fault(String text) {
        return SheetReader.read(Power.FRANCE, text).faults().getFirst();
    }

    private static String message(String text) {
        return Told.of(fault(text).message());
    }

    @Test
    void theOrdersOfAPostalGameAreRead() {
        var sheet = read("1 I at Zurich > Paris (F 5); depot Ulm; forage; if he retires, besiege");
        assertThat(sheet.orders()).containsExactly(
                new SheetOrder.March(new UnitId("france-i"), Optional.of(new SpaceId("331")), List.of(new SpaceId("438")), SheetOrder.Company.AS_NEEDED, List.of(), SheetOrder.Feeding.FORAGE, OptionalInt.of(5), false, false),
                new SheetOrder.PlaceDepot(Location.field(new SpaceId("320"))), new SheetOrder.ForageAll());
        assertThat(sheet.answers()).containsExactly(new SheetAnswer(Occasion.RETIRES, Optional.empty(), "besiege"));
    }

    @Test
    void anOrderNamesItsWayItsLeadersAndItsNotes() {
        assertThat(read("france III > Strasbourg > Ulm with napoleon, NEY (d, FM, c)").orders()).containsExactly(
                new SheetOrder.March(new UnitId("france-iii"), Optional.empty(), List.of(new SpaceId("775"), new SpaceId("320")), SheetOrder.Company.NAMED, List.of(new EiaLeaderId("napoleon"), new EiaLeaderId("ney")), SheetOrder.Feeding.DEPOT,
                        OptionalInt.empty(), true, true));
        assertThat(read("I C alone").orders()).containsExactly(new SheetOrder.March(new UnitId("france-i-c"), Optional.empty(), List.of(), SheetOrder.Company.ALONE, List.of(),
                SheetOrder.Feeding.OPEN, OptionalInt.empty(), false, false));
    }

    @Test
    void depotsSiegesAndTheSlotAreRead() {
        assertThat(read("slot 2\nremove depot Ulm\ndepot at city of Strasbourg\nbesiege Ulm # at last\nlift the siege of Zurich\nassault 320").orders()).containsExactly(
                new SheetOrder.Slot(2), new SheetOrder.RemoveDepot(Location.field(new SpaceId("320"))), new SheetOrder.PlaceDepot(Location.city(new SpaceId("775"))), new SheetOrder.Besiege(new SpaceId("320")),
                new SheetOrder.Lift(new SpaceId("331")), new SheetOrder.Assault(new SpaceId("320")));
    }

    @Test
    void aMinorStateIsNamedByItsName() {
        assertThat(read("Bavaria > Ulm").orders()).first().isInstanceOfSatisfying(SheetOrder.March.class, march -> assertThat(march.corps().value()).isEqualTo("bavaria-corps"));
    }

    /** Two cities of one name are told apart by their country in brackets, which are signs of the language. */
    @Test
    void aNameWithBracketsIsWrittenWithout() {
        var named = read("depot Tripoli Syria\ndepot tripoli tripolitania");
        assertThat(named.text()).isEqualTo("depot Tripoli Syria\ndepot Tripoli Tripolitania");
        assertThat(named.orders()).doesNotHaveDuplicates();
    }

    @Test
    void aConditionMayHoldForOnePlace() {
        assertThat(read("if attacked at Ulm, escalated counterattack\nif attacked, withdraw").answers()).containsExactly(
                new SheetAnswer(Occasion.ATTACKED, Optional.of(new SpaceId("320")), "escalated counterattack"), new SheetAnswer(Occasion.ATTACKED, Optional.empty(), "withdraw"));
    }

    @Test
    void aFaultNamesItsPlaceAndWhatFits() {
        assertThat(fault("forage\n  I > Zurch")).isEqualTo(new OrdersCheck.Fault(2, 7, Sentence.of("eia.fault.place").with("missing", false).with("what", new Text("Zurch")), List.of("zurich")));
        assertThat(fault("depot Ulm; depott Ulm")).satisfies(found -> {
            assertThat(found.column()).isEqualTo(12);
            assertThat(Told.of(found.message())).isEqualTo("eia.fault.no-corps: missing no, who France, what depott Ulm.");
        });
        assertThat(fault("if he flees, besiege").fits()).contains("he retires");
        assertThat(fault("if he retires, assault")).isEqualTo(new OrdersCheck.Fault(1, 16, Sentence.of("eia.fault.no-answer").with("missing", false).with("what", new Text("assault")), List.of("besiege", "pass")));
        assertThat(fault("I > Ulm (X)")).isEqualTo(new OrdersCheck.Fault(1, 10, Sentence.of("eia.fault.no-note").with("missing", false).with("what", new Text("X")), List.of("F", "F 5", "D", "FM", "C")));
        assertThat(fault("I > Ulm with Nay")).satisfies(found -> {
            assertThat(List.of(found.line(), found.column())).containsExactly(1, 14);
            assertThat(Told.of(found.message())).isEqualTo("eia.fault.leader: who France, missing no, what Nay.");
            assertThat(found.fits()).containsExactly("ney");
        });
        assertThat(message("I > Ulm (F")).isEqualTo("eia.fault.brackets.");
        assertThat(SheetReader.read(Power.AUSTRIA, "slot 1").faults()).singleElement().satisfies(found -> assertThat(Told.of(found.message())).isEqualTo("eia.fault.only-france."));
    }

    @Test
    void nothingIsOrderedTwice() {
        assertThat(fault("I > Ulm\nI > Paris").line()).isEqualTo(2);
        assertThat(message("depot Ulm; remove depot Ulm")).isEqualTo("eia.fault.ordered-twice: what remove depot Ulm.");
        assertThat(message("if attacked, defend; if attacked, cordon")).isEqualTo("eia.fault.answered-twice: what attacked.");
        assertThat(message("I > Ulm > Paris > Ulm")).isEqualTo("eia.fault.march-twice.");
    }

    @Test
    void aSheetHasBounds() {
        assertThat(message("#".repeat(OrderSheet.MOST_CHARACTERS + 1))).isEqualTo("eia.fault.sheet-long: unit characters, most 2000, has 2001.");
        assertThat(message("\n".repeat(OrderSheet.MOST_LINES))).isEqualTo("eia.fault.sheet-long: unit lines, most 200, has 201.");
        assertThat(message("x".repeat(OrderSheet.LONGEST_LINE + 1))).isEqualTo("eia.fault.line-long: most 200, has 201.");
        var many = WarMap.PRINTED.areas().stream().limit(OrderSheet.MOST_ORDERS + 1L).map(area -> "depot " + area.id()).collect(Collectors.joining("\n"));
        assertThat(fault(many)).isEqualTo(new OrdersCheck.Fault(81, 1, Sentence.of("eia.fault.sheet-full").with("most", 80).with("conditions", false), List.of()));
        var cities = WarMap.PRINTED.cities().stream().limit(OrderSheet.MOST_ANSWERS + 1L).map(city -> "if attacked at " + city.area() + ", cordon").collect(Collectors.joining("\n"));
        assertThat(fault(cities)).isEqualTo(new OrdersCheck.Fault(61, 1, Sentence.of("eia.fault.sheet-full").with("most", 60).with("conditions", true), List.of()));
        assertThat(message("I > Ulm > Paris > Zurich > Strasbourg > Munich > Vienna > Stuttgart")).isEqualTo("eia.fault.march-long: most 6.");
        assertThat(SheetReader.read(Power.FRANCE, ">;".repeat(1_000)).faults()).hasSizeBetween(1, 21);
    }

    /** Any text is read or has a fault; a sheet that is read means the same when it is written and read again. */
    @Property(tries = 500)
    void anyTextIsReadOrHasAFault(@ForAll @StringLength(max = 120) String text) {
        var read = SheetReader.read(Power.RUSSIA, text);
        assertThat(SheetReader.read(Power.RUSSIA, read.sheet().text()).sheet()).isEqualTo(read.sheet());
    }

    /** Hostile pieces of orders in any order. */
    @Property(tries = 500)
    void pieceOfOrdersInAnyOrderAreReadOrHaveAFault(@ForAll long seed) {
        var pieces = List.of("I", ">", "(", ")", "if", ",", ";", "\n", "at", "with", "alone", "depot", "Ulm", "F", "5", "slot", "he retires", "besiege", "#", "city of", "FM", "\t", "💥", "1.");
        var random = new Random(seed);
        var text = IntStream.range(0, 40).mapToObj(at -> pieces.get(random.nextInt(pieces.size()))).collect(Collectors.joining(" "));
        var read = SheetReader.read(Power.FRANCE, text);
        assertThat(SheetReader.read(Power.FRANCE, read.sheet().text()).sheet()).isEqualTo(read.sheet());
    }

    @Property(tries = 300)
    void aWrittenSheetReadBackIsTheSame(@ForAll long seed) {
        var random = new Random(seed);
        var power = Power.values()[random.nextInt(Power.values().length)];
        var sheet = random(power, random);
        var read = SheetReader.read(power, sheet.text());
        assertThat(read.faults()).as(sheet.text()).isEmpty();
        assertThat(read.sheet()).isEqualTo(sheet);
    }

    static OrderSheet random(Power power, Random random) {
        var areas = WarMap.PRINTED.areas();
        var orders = new ArrayList<SheetOrder>();
        var leaders = PrintedCounters.allLeaders().stream().filter(leader -> leader.power() == power).toList();
        PrintedCounters.allCorps().stream().filter(corps -> corps.power().filter(power::equals).isPresent() && random.nextBoolean()).limit(4).forEach(corps -> {
            var to = random.ints(random.nextInt(OrderSheet.MOST_PLACES + 1), 0, areas.size()).distinct().mapToObj(at -> areas.get(at).id()).toList();
            var company = SheetOrder.Company.values()[random.nextInt(3)];
            var feeding = SheetOrder.Feeding.values()[random.nextInt(3)];
            orders.add(new SheetOrder.March(corps.id(), random.nextBoolean() ? Optional.empty() : Optional.of(areas.get(random.nextInt(areas.size())).id()), to, company,
                    company == SheetOrder.Company.NAMED ? List.of(leaders.get(random.nextInt(leaders.size())).id()) : List.of(), feeding,
                    feeding == SheetOrder.Feeding.FORAGE && random.nextBoolean() ? OptionalInt.of(random.nextInt(10)) : OptionalInt.empty(), random.nextBoolean(), random.nextBoolean()));
        });
        if (power == Power.FRANCE) {
            orders.add(new SheetOrder.Slot(1 + random.nextInt(7)));
        }
        var area = areas.get(random.nextInt(areas.size())).id().value();
        orders.add(random.nextBoolean() ? new SheetOrder.PlaceDepot(Location.field(new SpaceId(area))) : new SheetOrder.RemoveDepot(Location.city(new SpaceId(area))));
        orders.add(random.nextBoolean() ? new SheetOrder.Besiege(new SpaceId(area)) : new SheetOrder.Lift(new SpaceId(area)));
        orders.add(new SheetOrder.Assault(new SpaceId(area)));
        orders.add(new SheetOrder.ForageAll());
        var answers = new ArrayList<SheetAnswer>();
        for (var occasion : Occasion.values()) {
            if (random.nextBoolean()) {
                answers.add(new SheetAnswer(occasion, occasion.hasPlace() && random.nextBoolean() ? Optional.of(new SpaceId(area)) : Optional.empty(),
                        occasion.replies().get(random.nextInt(occasion.replies().size()))));
            }
        }
        return new OrderSheet(orders, answers);
    }

    /** A corps whose identity is hidden has no counter that a sheet could name. */
    @Test
    void aCorpsIsNamedByNationKindAndNumberWhereIdentitiesAreHidden() {
        var read = SheetReader.read(Power.AUSTRIA, "infantry corps 3 > Linz\nAustria light infantry corps 1\nBavaria infantry corps 4");

        assertThat(read.faults()).isEmpty();
        assertThat(read.sheet().orders()).extracting(order -> ((SheetOrder.March) order).corps())
                .containsExactly(new UnitId("austria-infantry-3"), new UnitId("austria-light-infantry-1"), new UnitId("bavaria-minor-infantry-4"));
        assertThat(SheetReader.read(Power.AUSTRIA, read.sheet().text()).sheet()).as("written out and read again").isEqualTo(read.sheet());
        assertThat(SheetReader.read(Power.AUSTRIA, "feudal infantry corps 1").faults()).singleElement().satisfies(fault ->
                assertThat(Told.of(fault.message())).isEqualTo("eia.fault.no-corps: missing no, who Austria, what feudal infantry corps 1."));
    }
}
