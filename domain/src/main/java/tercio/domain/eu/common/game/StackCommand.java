package tercio.domain.eu.common.game;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;

/**
 * The command of stacks that act together (EU-CMD-1), and of a naval stack (EU-CMD-2).
 *
 * @param together land stacks
 * @param leaders those with the stacks who can command
 */
record StackCommand(List<Stack> together, List<Leader> leaders) {

    private static final Comparator<Leader> BY_RANK = Comparator.comparing(Leader::rank).thenComparing(Leader::id);
    private static final Comparator<Leader> SULTAN_BEFORE_VIZIER =
            Comparator.comparing((Leader monarch) -> monarch.category() == LeaderCategory.VIZIER).thenComparing(BY_RANK);
    private static final Comparator<Leader> AFLOAT =
            Comparator.comparing((Leader leader) -> !leader.monarch()).thenComparing(leader -> !leader.category().commandsFleets()).thenComparing(BY_RANK);

    /**
     * The command of stacks with these leaders, of whom missionaries never command (EU-CMD-5). Explorers, conquistadors and governors command in the rest of
     * the world: in Europe they come with troops that others command (l.1756).
     */
    static StackCommand of(List<Stack> together, Stream<LeaderStatus> leaders) {
        return new StackCommand(together, leaders.map(LeaderStatus::effectiveLeader).filter(leader -> leader.category() != LeaderCategory.MISSIONARY
                && !(leader.category().servesOnlyOverseas() && isInEurope(together))).toList());
    }

    private static boolean isInEurope(List<Stack> together) {
        return !together.isEmpty() && EuMap.PRINTED.province(together.getFirst().province()).isPresent() && !EuMap.PRINTED.isOnWorldSheet(together.getFirst().province());
    }

    /** The ids of all leaders with stacks. */
    static List<LeaderId> leadersWith(List<Stack> together) {
        return together.stream().flatMap(stack -> stack.leaders().stream()).toList();
    }

    /**
     * The commander: a monarch, a Sultan before his Vizier, else the leader of the commanding country with the best
     * rank; empty if that country has no leader there.
     */
    Optional<Leader> commander() {
        var monarch = leaders.stream().filter(Leader::monarch).min(SULTAN_BEFORE_VIZIER);
        return monarch.isPresent() || together.isEmpty() ? monarch : leaders.stream().filter(leader -> leader.country().equals(countryWithMostLd())).min(BY_RANK);
    }

    /** The commanding country: that of the monarch, else the one with most LD. The rank of the leaders breaks ties. */
    CountryId country() {
        return commander().map(Leader::country).orElseGet(this::countryWithMostLd);
    }

    private CountryId countryWithMostLd() {
        var ld = new TreeMap<CountryId, Integer>();
        together.forEach(stack -> ld.merge(stack.country(), stack.units().thirds(), Integer::sum));
        int greatest = Collections.max(ld.values());
        var equals = ld.keySet().stream().filter(country -> ld.get(country) == greatest).toList();
        return leaders.stream().filter(leader -> equals.contains(leader.country())).min(BY_RANK).map(Leader::country).orElse(equals.getFirst());
    }

    /** The greatest siege value of one leader on land, commander or not (AMB-56). */
    int siegeValue() {
        return leaders.stream().map(Leader::onLand).mapToInt(Leader::siege).max().orElse(0);
    }

    /**
     * The commander of a naval stack: a monarch, else an admiral or explorer before leaders who command on land alone,
     * else the best rank.
     */
    static Optional<Leader> admiral(Stream<LeaderStatus> aboard) {
        return aboard.map(LeaderStatus::effectiveLeader).min(AFLOAT);
    }
}
