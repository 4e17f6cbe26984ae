package tercio.domain.eu.sea.ships.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;

/**
 * Naval stacks of one alliance that act as one. Readings: a leader who commands on land alone commands no ships of several stacks unless he is a
 * monarch; without a leader the country with most ships commands (EU-CMD-2).
 *
 * @param stacks at least one
 */
public record JointFleet(WarView board, List<NavalStack> stacks) {

    public JointFleet {
        stacks = List.copyOf(stacks);
    }

    /** All stacks as one. */
    public NavalStack asOneStack() {
        return stacks.stream().reduce(NavalStack::mergedWith).orElseThrow();
    }

    /** The leader who commands them; empty without one. */
    public Optional<Leader> admiral() {
        return board.state().admiral(asOneStack()).filter(leader -> leader.category().commandsFleets() || leader.monarch());
    }

    /** The country that commands. */
    public CountryId country() {
        return admiral().map(Leader::country).orElseGet(() -> largest(stacks.stream()).country());
    }

    /** The stack by which the commanding country answers: its largest. */
    public NavalStack leadingStack() {
        var country = country();
        return largest(stacks.stream().anyMatch(stack -> stack.country().equals(country)) ? stacks.stream().filter(stack -> stack.country().equals(country))
                : stacks.stream());
    }

    /** The technology of most of their ships, the worse of two that are equal (EU-SEA-MORALE). */
    public NavalTechnology technology() {
        return stacks.stream().map(this::technology).distinct()
                .max(Comparator.comparingInt(this::thirds).thenComparing(Comparator.reverseOrder())).orElseThrow();
    }

    private NavalTechnology technology(NavalStack stack) {
        return board.state().navalTechnology(stack.country());
    }

    private int thirds(NavalTechnology technology) {
        return stacks.stream().filter(stack -> technology(stack) == technology).mapToInt(stack -> stack.ships().thirds()).sum();
    }

    private static NavalStack largest(Stream<NavalStack> stacks) {
        return stacks.max(Comparator.comparingInt((NavalStack stack) -> stack.ships().thirds()).thenComparing(NavalStack::id, Comparator.reverseOrder())).orElseThrow();
    }
}
