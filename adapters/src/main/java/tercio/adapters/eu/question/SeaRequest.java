package tercio.adapters.eu.question;

import java.util.Optional;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.ShoreBattery;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tools.jackson.databind.node.ObjectNode;

/** Writes single rolls of naval stacks as adjudication requests. */
final class SeaRequest {

    private SeaRequest() {}

    static ObjectNode escape(EuState board, BlockadeEscape.Attempt attempt) {
        return AdjudicationRequests.procedure("blockade-escape", board).put("movingManeuver", attempt.movingManeuver())
                .put("blockadingManeuver", attempt.blockadingManeuver()).put("blockaderSmaller", attempt.blockaderSmaller())
                .put("blockaderNwd", attempt.blockaderWarships()).put("blockaderTechnology", attempt.blockaderTechnology().toString());
    }

    /**
     * The request of an interception at sea.
     *
     * @param interceptor the country of the stack that tries
     * @param moving the country of the stack that it tries to catch
     */
    static ObjectNode interception(EuState board, SeaInterception.Attempt attempt, CountryId interceptor, CountryId moving) {
        var request = AdjudicationRequests.procedure("interception", board).put("element", "sea").put("sameSeaZone", attempt.sameSeaZone())
                .put("landing", attempt.landing().toString()).put("badWeather", attempt.badWeather());
        var catching = request.putObject("interceptor").put("maneuver", attempt.maneuver()).put("technology", attempt.technology().toString())
                .put("at", attempt.station().toString()).put("blockading", attempt.blockading());
        var caught = request.putObject("moving").put("maneuver", attempt.movingManeuver());
        putLevels(board, catching, interceptor, caught, moving, attempt.technologyLead());
        return request;
    }

    /** Writes the boxes on the naval track; where a country has no navy, boxes that give the same lead. */
    static void putLevels(EuState board, ObjectNode of, CountryId country, ObjectNode against, CountryId other, int lead) {
        var own = level(board, country);
        var theirs = level(board, other);
        boolean both = own.isPresent() && theirs.isPresent();
        of.put("technologyLevel", both ? own.get() : Math.max(0, lead));
        against.put("technologyLevel", both ? theirs.get() : Math.max(0, -lead));
    }

    private static Optional<Integer> level(EuState board, CountryId country) {
        return Optional.ofNullable(board.scenario().countries().get(country)).flatMap(belligerent -> belligerent.navy()).map(NavyAtStart::level);
    }

    static ObjectNode evasion(EuState board, Evasion attempt) {
        return AdjudicationRequests.procedure("evasion", board).put("phasingManeuver", attempt.phasingManeuver())
                .put("nonPhasingManeuver", attempt.nonPhasingManeuver());
    }

    /** @param theatre of the battery */
    static ObjectNode fire(EuState board, ShoreBattery battery, Theatre theatre, NavalStack target) {
        var request = AdjudicationRequests.procedure("presidio", board).put("fleetCounter", target.fleets() > 0);
        return switch (battery.kind()) {
            case PRESIDIO -> request.put("kind", "presidio").put("level", battery.strength());
            case STRAIT -> request.put("kind", "strait").put("theatre", AdjudicationRequests.word(theatre)).put("fortressLevel", battery.strength());
            case SIEGEWORKS -> request.put("kind", "siegework").put("siegeworkPlus", battery.strength());
        };
    }
}
