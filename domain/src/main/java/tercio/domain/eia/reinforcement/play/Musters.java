package tercio.domain.eia.reinforcement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * The places where forces come to the map, and the costs that a reserve can pay.
 *
 * <p>Read: factors reach a corps on land that is in no besieged city and stands in own territory, or as far from a depot of a valid
 * chain as supply goes, three areas: EIA-7.4.3.1 counts a link by sea "for all purposes including placement of reinforcements", and
 * EIA-7.4.4.3 leaves depots on fleets out. A new corps, a garrison and irregulars come to a place that the power controls, where no enemy
 * corps stands and no enemies are inside the city.
 */
final class Musters {

    static final String RULE = "EIA-5.0";
    static final int MOST = 999;
    private static final int FARTHEST = 3;

    private Musters() {}

    /** The reason why factors do not reach a corps; empty if they do. */
    static Optional<Sentence> whyUnreached(EiaWarView board, Corps corps) {
        var area = corps.at().area();
        if (corps.at().isAboard()) {
            return Optional.of(Sentence.of("eia.refused.unreached").with("corps", CampaignNames.corps(corps.id())).with("where", "fleet").with("at", CampaignNames.at(area)));
        }
        if (corps.at().inCity() && board.isBesieged(area)) {
            return Optional.of(Sentence.of("eia.refused.unreached").with("corps", CampaignNames.corps(corps.id())).with("where", "besieged").with("at", CampaignNames.at(area)));
        }
        boolean reached = board.isOwnTerritory(corps.power(), area) || SupplyChains.of(board, corps.power()).nearest(area, FARTHEST).isPresent();
        return reached ? Optional.empty() : Optional.of(Sentence.of("eia.refused.too-far-from-depot").with("corps", CampaignNames.corps(corps.id())).with("who", CampaignNames.power(corps.power())).with("farthest", FARTHEST));
    }

    /** The reason why a power raises nothing at a place; empty if it can. */
    static Optional<Sentence> whyClosed(EiaWarView board, Power power, SpaceId area) {
        if (area == null || board.map().area(area).isEmpty()) {
            return Optional.of(Sentence.of("eia.refused.no-area").with("area", new Text(area == null ? "" : area.value())));
        }
        boolean held = board.printedCity(area).isPresent() ? board.controlsCity(power, area) : board.isOwnTerritory(power, area);
        if (!held) {
            return Optional.of(Sentence.of("eia.refused.not-controlled").with("who", CampaignNames.power(power)).with("where", CampaignNames.area(area)));
        }
        if (board.isBesieged(area)) {
            return Optional.of(Sentence.of("eia.refused.city-closed").with("because", "besieged").with("where", CampaignNames.area(area)));
        }
        if (board.hasEnemyInside(power, area)) {
            return Optional.of(Sentence.of("eia.refused.city-closed").with("because", "enemies").with("where", CampaignNames.area(area)));
        }
        return board.enemyCorpsInField(power, area).isEmpty() ? Optional.empty() : Optional.of(Sentence.of("eia.refused.city-closed").with("because", "corps").with("where", CampaignNames.area(area)));
    }

    /** The corps of a power that factors reach, in the order of their ids. */
    static List<Corps> reachableCorps(EiaWarView board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> whyUnreached(board, corps).isEmpty()).toList();
    }

    /** The areas of the cities in which a power can raise forces. */
    static List<SpaceId> cities(EiaWarView board, Power power) {
        return board.map().cities().stream().map(city -> city.area()).filter(area -> whyClosed(board, power, area).isEmpty()).toList();
    }

    /** The counters of corps off the map that a power can raise: its own, and those of its free states. */
    static List<CorpsCounter> counters(EiaWarView board, Power power) {
        return PrintedCounters.allCorps().stream().filter(counter -> board.state().corps().values().stream().noneMatch(corps -> corps.counter().equals(counter.id())))
                .filter(counter -> counter.power().map(power::equals).orElseGet(() -> isFreeStateOf(board, power, counter))).toList();
    }

    private static boolean isFreeStateOf(EiaWarView board, Power power, CorpsCounter counter) {
        return board.map().provincesOf(counter.nation()).stream().map(province -> board.state().provinces().get(province.id()))
                .anyMatch((ProvinceHold hold) -> hold.standing() == ProvinceStanding.FREE_STATE && hold.owner().equals(power.nation()));
    }

    /** The places of corps of a power or of its allies on land, where a leader can join them. */
    static List<Location> quarters(EiaWarView board, Power power) {
        return board.state().corps().values().stream().filter(corps -> !corps.at().isAboard() && (corps.power() == power || board.areAllied(corps.power(), power)))
                .filter(corps -> !board.isBesieged(corps.at().area()) || !corps.at().inCity()).map(Corps::at).distinct().toList();
    }

    static Reserve reserve(EiaState state, Power power) {
        return state.monthRecord().reserve(power).orElse(Reserve.EMPTY);
    }

    /** The reason why a reserve does not pay; empty if it does. */
    static Optional<Sentence> unpaid(EiaState state, Power power, int money, int manpower) {
        if (money < 0 || money > MOST || manpower < 0 || manpower > MOST) {
            return Optional.of(Sentence.of("eia.refused.cost-range").with("most", MOST));
        }
        var reserve = reserve(state, power);
        return money <= reserve.money() && manpower <= reserve.manpower() ? Optional.empty()
                : Optional.of(Sentence.of("eia.refused.reserve-short").with("who", CampaignNames.power(power)).with("money", reserve.money()).with("manpower", reserve.manpower())
                        .with("cost", money).with("men", manpower));
    }

    /**
     * The receipt of a purchase.
     *
     * @param what the corps that receives the factors, or what is raised
     */
    static List<Step> receipt(EiaState state, Power power, Argument what, Factors factors, int money, int manpower) {
        var reserve = reserve(state, power);
        var steps = new ArrayList<Step>();
        steps.add(Step.of("forces", RULE).side(power.word()).result(Sentence.of("eia.month.result-forces").with("what", what).with("some", !factors.isEmpty()).with("factors", CampaignNames.factors(factors))));
        steps.add(Step.of("money of the reserve", RULE).side(power.word()).result(reserve.money() + " - " + money + " = " + (reserve.money() - money)));
        steps.add(Step.of("manpower of the reserve", RULE).side(power.word()).result(reserve.manpower() + " - " + manpower + " = " + (reserve.manpower() - manpower)));
        return steps;
    }
}
