package tercio.domain.eu.common.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.game.SealedChoices;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/**
 * A battle at sea in progress (EU-SEA). All naval stacks of a side fight as one.
 *
 * @param zone its sea zone
 * @param interception whether an interception caused it
 * @param phasing ids of the naval stacks of the phasing side, the one that decides first
 * @param nonPhasing ids of the naval stacks of the other side
 * @param step the decision or step for which it waits
 * @param lines the first lines that are chosen
 * @param terms its parameters, {@code null} before the first roll
 * @param standing its state between two rolls, {@code null} before the first roll
 * @param done sides that have answered the step
 * @param port the port to which the beaten side has gone; {@code null} until it has
 * @param way its way there, the zone of the battle first; empty as long as it has not gone
 * @param afloat thirds of a ship of each side when its retreat, or the pursuit that follows it, began; a side that stays is missing
 * @param follower the stack that has followed to blockade that port; {@code null} if none
 * @param evaded whether the non-phasing side has evaded, so that there is no battle
 * @param sealed the first lines that both commanding countries choose in secret, by country; {@code null} where they are not chosen so
 * @param pursuit the stack that follows past closed straits; {@code null} if none does
 * @param missionaries ids of the missionaries who were aboard when it began; missing in older stored boards, which means none
 */
public record SeaEngagement(
        SpaceId zone, boolean interception, List<StackId> phasing, List<StackId> nonPhasing, Step step, Map<Side, FirstLine> lines, SeaTerms terms,
        SeaStanding standing, Set<Side> done, SpaceId port, List<SpaceId> way, Map<Side, Integer> afloat, StackId follower, boolean evaded, SealedChoices<FirstLine> sealed, SeaPursuit pursuit,
        List<LeaderId> missionaries) {

    /** The steps of a battle at sea, in order, by the decision or step for which it waits. */
    public enum Step {
        /** Whether the non-phasing side tries to evade. */
        EVASION,
        /** The choice of the ships in each side's first line. */
        FIRST_LINE,
        /** The first roll. */
        READY,
        /** A choice between two rolls. */
        FIGHT,
        /** The choice of the ships that are lost. */
        LOSSES,
        /** The retreat of those who have not won. */
        RETREAT,
        /** Whether the winner follows and blockades the port. */
        FOLLOW_UP,
        /** The fate of the leaders. */
        CONCLUSION
    }

    public SeaEngagement {
        phasing = List.copyOf(phasing);
        nonPhasing = List.copyOf(nonPhasing);
        lines = lines == null ? Map.of() : Map.copyOf(lines);
        done = done == null ? Set.of() : Set.copyOf(done);
        way = way == null ? List.of() : List.copyOf(way);
        afloat = afloat == null ? Map.of() : Map.copyOf(afloat);
        missionaries = missionaries == null ? List.of() : List.copyOf(missionaries);
    }

    public static SeaEngagement starting(SpaceId zone, boolean interception, List<StackId> phasing, List<StackId> nonPhasing) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, Step.EVASION, Map.of(), null, null, Set.of(), null, List.of(), Map.of(), null, false, null, null, List.of());
    }

    /** The battle with these missionaries aboard its ships. */
    public SeaEngagement withMissionaries(List<LeaderId> aboard) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, port, way, afloat, follower, evaded, sealed, pursuit, aboard);
    }

    /** The ids of the naval stacks of a side. */
    public List<StackId> side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The side of a naval stack; empty if it takes no part. */
    public Optional<Side> sideOf(StackId stack) {
        return Stream.of(Side.values()).filter(side -> side(side).stream().anyMatch(id -> id.equals(stack))).findFirst();
    }

    /** The side that has won; empty if none has, or not yet. */
    public Optional<Side> winner() {
        return standing == null ? Optional.empty() : standing.rolls().winner().flatMap(winner -> winner.side());
    }

    /** The battle at its next step, which no side has answered yet. */
    public SeaEngagement withStep(Step now) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, now, lines, terms, standing, Set.of(), port, way, afloat, follower, evaded, sealed, pursuit, missionaries);
    }

    public SeaEngagement withDone(Side side) {
        var sides = Stream.concat(done.stream(), Stream.of(side)).collect(Collectors.toSet());
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, sides, port, way, afloat, follower, evaded, sealed, pursuit, missionaries);
    }

    public SeaEngagement withLine(Side side, FirstLine chosen) {
        var all = new EnumMap<Side, FirstLine>(Side.class);
        all.putAll(lines);
        all.put(side, chosen);
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, all, terms, standing, done, port, way, afloat, follower, evaded, sealed, pursuit, missionaries);
    }

    /** The battle with both first lines. */
    public SeaEngagement withLines(FirstLine ofPhasing, FirstLine ofNonPhasing) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, Map.of(Side.PHASING, ofPhasing, Side.NON_PHASING, ofNonPhasing), terms, standing, done, port,
                way, afloat, follower, evaded, null, pursuit, missionaries);
    }

    /** The battle with first lines that are chosen in secret. */
    public SeaEngagement withSealed(SealedChoices<FirstLine> now) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, port, way, afloat, follower, evaded, now, pursuit, missionaries);
    }

    /** The battle as a viewer may see it before the first lines are revealed. */
    public SeaEngagement asSeenBy(Viewer viewer) {
        return sealed == null ? this : withSealed(sealed.asSeenBy(viewer));
    }

    public SeaEngagement withBattle(SeaTerms parameters, SeaStanding now, Step then) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, then, lines, parameters, now, Set.of(), port, way, afloat, follower, evaded, sealed, pursuit, missionaries);
    }

    /** The battle after a side has gone to a port, with this many thirds of a ship. */
    public SeaEngagement withRetreat(Side side, SpaceId to, List<SpaceId> along, int thirds) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, to, along, withAfloat(side, thirds), follower, evaded, sealed, pursuit, missionaries).withDone(side);
    }

    /** The battle after a stack of a side has followed, with this many thirds of a ship. */
    public SeaEngagement withFollower(Side side, StackId stack, int thirds) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, port, way, withAfloat(side, thirds), stack, evaded, sealed, null, missionaries).withDone(side);
    }

    /** The battle with a part of a stack on the side of this stack; unchanged if the stack takes no part. */
    public SeaEngagement withPart(StackId stack, StackId part) {
        return new SeaEngagement(zone, interception, withPart(phasing, stack, part), withPart(nonPhasing, stack, part), step, lines, terms, standing, done, port, way, afloat,
                follower, evaded, sealed, pursuit, missionaries);
    }

    private static List<StackId> withPart(List<StackId> side, StackId stack, StackId part) {
        return side.contains(stack) ? Stream.concat(side.stream(), Stream.of(part)).toList() : side;
    }

    /** The battle after a stack of a side has set out to follow past closed straits. */
    public SeaEngagement withPursuitBegun(Side side, SeaPursuit now) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, port, way, withAfloat(side, now.thirds()), now.stack(), evaded, sealed, now, missionaries);
    }

    /** The battle after the stack that follows has come further. */
    public SeaEngagement withPursuit(SeaPursuit now) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, port, way, afloat, follower, evaded, sealed, now, missionaries);
    }

    private Map<Side, Integer> withAfloat(Side side, int thirds) {
        var all = new EnumMap<Side, Integer>(Side.class);
        all.putAll(afloat);
        all.put(side, thirds);
        return all;
    }

    /** The engagement after an evasion: there is no battle. */
    public SeaEngagement afterEvasion() {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, step, lines, terms, standing, done, port, way, afloat, follower, true, sealed, pursuit, missionaries);
    }
}
