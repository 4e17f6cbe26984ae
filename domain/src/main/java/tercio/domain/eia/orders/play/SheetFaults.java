package tercio.domain.eia.orders.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.orders.ReadSheet;
import tercio.domain.eia.orders.SheetOrder;
import tercio.domain.eia.orders.SheetReader;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The faults of a sheet: what cannot be read, and what names a corps that the power does not move, or that stands elsewhere. */
public final class SheetFaults {

    private static final String RULE = "EIA-7.1.3";

    private SheetFaults() {}

    /** Reads a text for a power. It asks nothing of the board that the power does not know. */
    public static ReadSheet read(EiaState state, Power power, String text) {
        var read = SheetReader.read(power, text);
        var faults = new ArrayList<>(read.faults());
        for (int at = 0; at < read.orders().size(); at++) {
            if (read.sheet().orders().get(at) instanceof SheetOrder.March march) {
                add(faults, state, power, march, read.orders().get(at));
            }
        }
        return new ReadSheet(read.sheet(), read.orders(), read.answers(), faults);
    }

    private static void add(List<OrdersCheck.Fault> faults, EiaState state, Power power, SheetOrder.March march, ReadSheet.Place place) {
        var corps = state.findCorps(march.corps()).filter(found -> found.power() == power);
        if (corps.isEmpty()) {
            faults.add(new OrdersCheck.Fault(place.line(), place.column(), Sentence.of("eia.fault.no-corps-on-map").with("who", CampaignNames.power(power)),
                    state.corpsOf(power).stream().map(Corps::title).toList()));
        } else if (march.from().filter(area -> !area.equals(corps.get().at().area())).isPresent()) {
            faults.add(new OrdersCheck.Fault(place.line(), place.column(), Sentence.of("eia.fault.corps-elsewhere").with("corps", CampaignNames.corps(corps.get().id())).with("at", CampaignNames.at(corps.get().at().area())),
                    List.of(WarMap.PRINTED.name(corps.get().at().area()))));
        }
    }

    /** The refusal of a sheet with these faults, at least one. */
    static Refusal refusal(List<OrdersCheck.Fault> faults) {
        return new Refusal(Citation.of(RULE), describe(faults.getFirst(), faults.size() - 1), List.of(),
                faults.stream().map(fault -> new Refusal.Fault("/orders", describe(fault, 0), fault.fits())).toList());
    }

    private static Sentence describe(OrdersCheck.Fault fault, int more) {
        return Sentence.of("eia.fault.placed").with("line", fault.line()).with("column", fault.column()).with("fault", Argument.of(fault.message())).with("more", more);
    }
}
