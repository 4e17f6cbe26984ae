package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Naval stacks of several allied countries that are one stack: each is the contingent of its country, with its ships, counters and leaders, and all
 * sail, intercept, fight and supply together under the stack of the commanding country (EU-CMD-3, EU-STACK-7). Readings: a country is one contingent
 * or several; stacks are one as long as they are in the same place and their leading stack is there, and are of one
 * alliance.
 */
public final class SeaCompany {

    private SeaCompany() {}

    /** The stacks that are one with a stack, the leading one first; itself alone where it is one of its own. */
    public static List<NavalStack> of(EuState state, NavalStack stack) {
        var lead = lead(state, stack);
        var others = state.navies().stacks().values().stream().filter(each -> lead.id().equals(each.company()) && each.at().equals(lead.at()) && state.allianceOf(lead) == state.allianceOf(each));
        return Stream.concat(Stream.of(lead), others).toList();
    }

    /** The stack that leads; itself where it is under no other. */
    public static NavalStack lead(EuState state, NavalStack stack) {
        return Optional.ofNullable(stack.company()).flatMap(state::fleet).filter(lead -> lead.at().equals(stack.at()) && lead.company() == null && state.allianceOf(lead) == state.allianceOf(stack)).orElse(stack);
    }

    /** Whether a stack sails under another one. */
    public static boolean follows(EuState state, NavalStack stack) {
        return !lead(state, stack).id().equals(stack.id());
    }

    /** All of them as one stack, under the name and the country of the leading one. */
    public static NavalStack together(EuState state, NavalStack stack) {
        return of(state, stack).stream().reduce(NavalStack::mergedWith).orElseThrow();
    }
}
