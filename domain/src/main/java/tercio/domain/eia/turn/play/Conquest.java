package tercio.domain.eia.turn.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The conquest step (EIA-7.7): a minor state changes hands when its capital was occupied in the previous month, and the
 * conqueror has held it without interruption and without a siege for all of this month.
 */
public final class Conquest {

    static final String RULE = "EIA-7.7";

    private Conquest() {}

    /**
     * Ends the occupation of a capital that its holder lost, or in which he is besieged, before the month ends, even where he holds
     * it again at the end.
     *
     * @return whether there was one
     */
    static boolean noteInterruption(EiaCommandRun play) {
        var board = play.board();
        for (var hold : board.state().provinces().values()) {
            if (hold.occupier().isPresent() && !holder(board, board.map().province(hold.province()).orElseThrow(), hold).equals(hold.occupier())) {
                play.emit(new TurnEvent.OccupationNoted(hold.province(), Optional.empty()));
                return true;
            }
        }
        return false;
    }

    /** Changes control and notes who holds the capitals of minor states. */
    static void resolve(EiaCommandRun play) {
        for (var province : play.map().provinces()) {
            if (province.power().isEmpty()) {
                resolve(play, province);
            }
        }
    }

    private static void resolve(EiaCommandRun play, HomeProvince province) {
        var before = play.state().provinces().get(province.id());
        var holder = holder(play.board(), province, before);
        if (holder.isPresent() && holder.equals(before.occupier())) {
            play.emit(new TurnEvent.MinorConquered(province.id(), holder.get(), former(play, before)), List.of(
                    Step.of("conquest", RULE).side(holder.get().word())
                            .result(Sentence.of("eia.turn.result-held").with("city", CampaignNames.area(province.capital())))));
            ConqueredCities.follow(play, province, before.owner(), holder.get());
        } else if (!holder.equals(before.occupier())) {
            play.emit(new TurnEvent.OccupationNoted(province.id(), holder));
        }
    }

    /** The owner of the garrisons of the minor state from now on; unsaid in a game of older rules, in which they became the conqueror's. */
    private static Optional<NationId> former(EiaCommandRun play, ProvinceHold before) {
        return play.state().since(ConqueredCities.EDITION) ? Optional.of(before.garrisonsOf()) : Optional.empty();
    }

    /** The power at war with the minor state, or with its owner, that occupies its capital, which nobody besieges. */
    public static Optional<Power> holder(EiaWarView board, HomeProvince province, ProvinceHold hold) {
        var capital = province.capital();
        if (board.isBesieged(capital)) {
            return Optional.empty();
        }
        return board.state().city(capital).flatMap(city -> Power.of(city.controller()))
                .filter(power -> !power.nation().equals(hold.owner()))
                .filter(power -> hold.standing() == ProvinceStanding.NEUTRAL ? board.atWar(power, province.nation())
                        : board.diplomacy().atWar(power.nation(), hold.owner()))
                .filter(power -> isPresentAtCapital(board, power, capital));
    }

    /** Whether a power has a corps, a garrison of its own or of a free state, or irregulars in a city, or a corps around it. */
    private static boolean isPresentAtCapital(EiaWarView board, Power power, SpaceId capital) {
        return board.corpsInside(capital).stream().anyMatch(corps -> corps.power() == power) || board.hasGarrison(power, capital)
                || !board.corpsInField(capital, corps -> corps.power() == power).isEmpty();
    }
}
