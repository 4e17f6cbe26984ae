package tercio.domain.eia.turn.play;

import java.util.Optional;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.map.SpaceId;

/**
 * The cities of a conquered minor state (EIA-7.7). The rule changes flags, not who stands where, so three things are kept apart: who owns
 * the province, who controls a city, and whose a garrison is (reading). A city passes to the conqueror where nobody is in it. A city with
 * anybody in it keeps its controller, and its garrison those to whom it belongs, until it falls or is left. The garrisons of a neutral state
 * are at war with its conqueror and with whoever was at war with the state, and with nobody else.
 */
final class ConqueredCities {

    /** The edition of the rules since which garrisons of a conquered state keep their side. */
    static final int EDITION = 2;

    private ConqueredCities() {}

    /** The empty cities of a state that is conquered now pass with it, those of its former owner and its own. */
    static void follow(EiaCommandRun play, HomeProvince province, NationId former, Power conqueror) {
        for (var area : province.areas()) {
            if (isControlledBy(play.state(), area, former) || isControlledBy(play.state(), area, province.nation())) {
                pass(play, area, conqueror);
            }
        }
    }

    /**
     * Passes a city of a conquered state that its last defender has left.
     *
     * @return whether there was one
     */
    static boolean pass(EiaCommandRun play) {
        for (var hold : play.state().provinces().values()) {
            if (hold.former().isPresent() && passNext(play, hold)) {
                return true;
            }
        }
        return false;
    }

    private static boolean passNext(EiaCommandRun play, ProvinceHold hold) {
        var province = play.map().province(hold.province()).orElseThrow();
        var owner = Power.of(hold.owner()).filter(power -> !hold.owner().equals(hold.garrisonsOf()));
        return owner.isPresent() && province.areas().stream().filter(area -> isControlledBy(play.state(), area, hold.garrisonsOf()) || isControlledBy(play.state(), area, province.nation()))
                .anyMatch(area -> pass(play, area, owner.get()));
    }

    private static boolean isControlledBy(EiaState state, SpaceId area, NationId nation) {
        Optional<CityHold> city = state.city(area);
        return city.filter(each -> each.controller().equals(nation) && !each.isBesieged()).isPresent();
    }

    private static boolean pass(EiaCommandRun play, SpaceId area, Power to) {
        boolean empty = play.board().isVacantCity(area);
        if (empty) {
            play.emit(new TurnEvent.CityPassed(area, to));
        }
        return empty;
    }
}
