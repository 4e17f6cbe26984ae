package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleReadings;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.losses.play.LossEvent.LossesShared.Part;
import tercio.domain.eu.land.losses.play.LossEvent.LossesShared;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Losses of a force of several countries: each loses in proportion to its LD, and chooses among its own troops (reading;
 * EU-BATTLE-LOSSES). Two cases come first, as far as the troops suffice: the last arrivals lose the surplus in a province
 * (EU-STACK-3), and the country that mans a fortress gives the garrison (EU-FORT-3).
 */
public final class LossShares {

    private static final String STACKING = "stacking";
    private static final String GARRISON = "garrison";

    private LossShares() {}

    /**
     * Divides the first losses owed among the countries.
     *
     * @return whether there was anything to divide
     */
    public static boolean divide(EuCommandRun play, Duty.Losses owed) {
        var state = play.state();
        var stacks = owed.stacks().stream().flatMap(id -> state.stack(id).stream()).toList();
        if (isUndivided(state, owed, stacks)) {
            return false;
        }
        var lost = parts(state, owed, stacks);
        int unit = unit(state, owed);
        var parts = lost.entrySet().stream()
                .map(part -> new Part(part.getKey(),
                        stacks.stream().filter(stack -> stack.country().equals(part.getKey())).map(Stack::id).toList(), part.getValue() / unit,
                        Optional.of(part.getValue() % unit)))
                .toList();
        var step = Step.of("losses shared", TakingLosses.RULE);
        step = parts.isEmpty() ? step : step.result(result(parts, unit));
        play.emit(new LossesShared(parts), List.of(owed.why().equals(STACKING) ? step : step.reading(BattleReadings.ALLIED_LOSSES.id())));
        return true;
    }

    /** The shares one after the other. */
    private static Sentence.Keyed result(List<Part> parts, int unit) {
        var share = parts.getFirst();
        var said = Sentence.of(parts.size() == 1 ? "eu.losses.result-share" : "eu.losses.result-shares").with("country", SentenceNames.country(share.country()))
                .with("size", SentenceNames.ld((share.ld() * unit + share.lde().orElse(0)) * (Thirds.LD / unit)));
        return parts.size() == 1 ? said : said.with("rest", result(parts.subList(1, parts.size()), unit));
    }

    /** The LD that these losses become where no counter gives change for a country's part of them. */
    public static int payableLd(EuState state, Duty.Losses owed) {
        var stacks = owed.stacks().stream().flatMap(id -> state.stack(id).stream()).toList();
        return LossesInThirds.applies(state, owed) ? owed.ld() : isUndivided(state, owed, stacks) ? ChangeForLosses.payableLd(state, stacks, owed.ld(), owed.why())
                : parts(state, owed, stacks).entrySet().stream().mapToInt(part -> ChangeForLosses.payableLd(state,
                        stacks.stream().filter(stack -> stack.country().equals(part.getKey())).toList(), part.getValue(), owed.why())).sum();
    }

    /** The part of a country in these losses, raised where there is no change; all of them where they are not divided. */
    public static Duty.Losses partOf(EuState state, Duty.Losses owed, CountryId country) {
        var stacks = owed.stacks().stream().flatMap(id -> state.stack(id).stream()).toList();
        var own = isUndivided(state, owed, stacks) ? stacks : stacks.stream().filter(stack -> stack.country().equals(country)).toList();
        int ld = isUndivided(state, owed, stacks) ? owed.ld() : parts(state, owed, stacks).getOrDefault(country, 0);
        return new Duty.Losses(isUndivided(state, owed, stacks) ? owed.country() : country, own.stream().map(Stack::id).toList(),
                ChangeForLosses.payableLd(state, own, ld, owed.why()), owed.why());
    }

    private static boolean isUndivided(EuState state, Duty.Losses owed, List<Stack> stacks) {
        boolean byCommander = !owed.why().equals(STACKING) && state.readings().is(BattleReadings.ALLIED_LOSSES, "commander");
        return byCommander || stacks.stream().map(Stack::country).distinct().count() < 2;
    }

    /** The number of parts into which an LD is divided: thirds in the rest of the world. */
    private static int unit(EuState state, Duty.Losses owed) {
        return LossesInThirds.applies(state, owed) ? Thirds.LD : 1;
    }

    private static int exposedSize(EuState state, Duty.Losses owed, Stack stack) {
        return unit(state, owed) == 1 ? ExposedTroops.ld(stack.units(), owed.why()) : stack.units().thirds();
    }

    private static Map<CountryId, Integer> parts(EuState state, Duty.Losses owed, List<Stack> stacks) {
        var first = stacks.stream().filter(stack -> bearsFirst(state, owed, stack)).toList();
        var others = stacks.stream().filter(stack -> !first.contains(stack)).toList();
        int lost = unit(state, owed) == 1 ? owed.ld() : owed.thirds();
        int borne = Math.min(lost, first.stream().mapToInt(stack -> exposedSize(state, owed, stack)).sum());
        var parts = new LinkedHashMap<>(proportionalParts(state, owed, first, borne));
        proportionalParts(state, owed, others, lost - borne).forEach((country, ld) -> parts.merge(country, ld, Integer::sum));
        return parts;
    }

    /** Whether the stack takes losses before the others. */
    private static boolean bearsFirst(EuState state, Duty.Losses owed, Stack stack) {
        return switch (owed.why()) {
            case GARRISON -> stack.country().equals(owed.country());
            case STACKING -> state.phase() instanceof Movement movement
                    && (movement.arrived().filter(stack.id()::equals).isPresent() || !stack.moved() && !stack.hasStoodHere());
            default -> false;
        };
    }

    /** Shares in whole LD. The rest goes to the greatest remainders; ties go to the commanding country, then by name. */
    private static Map<CountryId, Integer> proportionalParts(EuState state, Duty.Losses owed, List<Stack> stacks, int lost) {
        var sizes = new LinkedHashMap<CountryId, Integer>();
        stacks.stream().sorted(Comparator.comparing(Stack::country)).forEach(stack -> sizes.merge(stack.country(), exposedSize(state, owed, stack), Integer::sum));
        int all = sizes.values().stream().mapToInt(Integer::intValue).sum();
        if (lost == 0 || all == 0) {
            return Map.of();
        }
        var parts = new LinkedHashMap<CountryId, Integer>();
        sizes.forEach((country, ld) -> parts.put(country, lost * ld / all));
        int over = lost - parts.values().stream().mapToInt(Integer::intValue).sum();
        var commander = state.commandingCountry(stacks);
        var byRemainder = new ArrayList<>(sizes.keySet());
        byRemainder.sort(Comparator.comparingInt((CountryId country) -> -(lost * sizes.get(country) % all))
                .thenComparing(country -> !country.equals(commander)));
        byRemainder.subList(0, over).forEach(country -> parts.merge(country, 1, Integer::sum));
        parts.values().removeIf(ld -> ld == 0);
        return parts;
    }
}
