package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.sea.battle.play.SeaFightEvent;
import tercio.domain.eu.sea.battle.play.SeaFights;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/**
 * Record of a battle at sea beside its rolls.
 *
 * @param lines the first lines by side, once they are known
 * @param wind the side with the wind advantage, {@code null} before the roll and where nobody has it
 * @param withdrew the side that withdrew with the wind, or {@code null}
 * @param captured ships that changed hands in the pursuit, {@code null} if none
 * @param lost the ships of each stack that are destroyed and damaged
 * @param ways the way that each side has taken, or its stay
 */
record SeaSheet(Map<Side, FirstLine> lines, Side wind, Side withdrew, Captured captured, List<Lost> lost, List<Way> ways) {

    static final SeaSheet EMPTY = new SeaSheet(Map.of(), null, null, null, List.of(), List.of());

    SeaSheet {
        lines = lines == null ? Map.of() : lines;
        lost = lost == null ? List.of() : List.copyOf(lost);
        ways = ways == null ? List.of() : List.copyOf(ways);
    }

    /**
     * @param by the side that pursued
     * @param ducats seized with the ships
     */
    record Captured(Side by, Ships ships, int ducats) {}

    /** @param left the ships that the stack still has */
    record Lost(Side side, CountryId country, Ships destroyed, Ships damaged, Ships left) {}

    /** @param port the port to which a side retreats or evades, {@code null} if it can reach none; {@code follows} if it follows to blockade it */
    record Way(Side side, SpaceId port, boolean follows) {}

    /** The part of a sheet that an event adds; empty if it adds nothing. */
    static Optional<SeaSheet> of(EuState before, Event event) {
        return switch (event) {
            case SeaFightEvent.FirstLineChosen chosen -> Optional.of(lines(Map.of(chosen.side(), chosen.line())));
            case SeaFightEvent.FirstLinesFormed formed -> Optional.of(lines(Map.of(Side.PHASING, formed.phasing(), Side.NON_PHASING, formed.nonPhasing())));
            case SeaFightEvent.SeaBattleFought fought -> Optional.of(new SeaSheet(Map.of(), fought.standing().wind().orElse(null), null, null, List.of(), List.of()));
            case SeaFightEvent.WithdrewWithWind withdrew -> Optional.of(new SeaSheet(Map.of(), withdrew.side(), withdrew.side(), null, List.of(), List.of()));
            case SeaFightEvent.ShipsCaptured captured -> Optional.of(new SeaSheet(Map.of(), null, null,
                    new Captured(SeaFights.current(before).flatMap(battle -> battle.sideOf(captured.joins())).orElse(null), Ships.of(captured.ships()), captured.seized()),
                    List.of(), List.of()));
            case SeaFightEvent.ShipsLostInBattle lost -> Optional.of(new SeaSheet(Map.of(), null, null, null, lost.stacks().stream()
                    .map(hit -> new Lost(lost.side(), hit.country(), Ships.of(hit.destroyed()), Ships.of(hit.damaged()), Ships.of(hit.left()))).toList(), List.of()));
            case SeaFightEvent.FleetRetreated retreated -> Optional.of(way(new Way(retreated.side(), retreated.port(), false)));
            case SeaFightEvent.RetreatImpossible stays -> Optional.of(way(new Way(stays.side(), null, false)));
            case SeaFightEvent.FleetFollowed followed -> Optional.of(way(new Way(followed.side(), followed.port(), true)));
            default -> Optional.empty();
        };
    }

    private static SeaSheet lines(Map<Side, FirstLine> lines) {
        return new SeaSheet(lines, null, null, null, List.of(), List.of());
    }

    private static SeaSheet way(Way way) {
        return new SeaSheet(Map.of(), null, null, null, List.of(), List.of(way));
    }

    /** Both sheets in one; facts of the later one prevail. */
    SeaSheet plus(SeaSheet more) {
        var all = new TreeMap<>(lines);
        all.putAll(more.lines);
        return new SeaSheet(all, more.wind == null ? wind : more.wind, more.withdrew == null ? withdrew : more.withdrew,
                more.captured == null ? captured : more.captured, concat(lost, more.lost), concat(ways, more.ways));
    }

    private static <T> List<T> concat(List<T> known, List<T> more) {
        var both = new ArrayList<>(known);
        both.addAll(more);
        return both;
    }
}
