package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.ChooseFighters;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersAsked;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersChosen;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/**
 * At most 8 LD of a side fight, and at most 2 Pashas beside them. The excess watches: it counts for nothing, takes no losses and goes where its side goes
 * (EU-STACK-4, AMB-92). The controller chooses the watching troops before the first roll: whole stacks or parts of them.
 * Leaders are not troops: leaders of watching troops may be with the fighting troops. Readings: 8 LD fight if there are as
 * many, and the phasing side chooses first.
 */
public final class FightingTroops {

    public static final String RULE = "EU-STACK-4";

    private FightingTroops() {}

    static int mostLd(WarView board) {
        return StackingLimits.from(board.tables()).ld();
    }

    /** Whether some of these stacks have to watch. All natives fight (EU-STACK-4). */
    static boolean exceedLimit(WarView board, List<Stack> stacks) {
        return stacks.stream().noneMatch(NativeStacks::areNatives) && (ldBesidePashas(stacks) > mostLd(board) || pashas(stacks) > mostPashas(board));
    }

    private static int mostPashas(WarView board) {
        return StackingLimits.from(board.tables()).pashas();
    }

    private static int ldBesidePashas(List<Stack> stacks) {
        return stacks.stream().mapToInt(stack -> stack.units().ldOutsidePashas()).sum();
    }

    private static int pashas(List<Stack> stacks) {
        return stacks.stream().mapToInt(stack -> stack.units().pashas()).sum();
    }

    /** LD beside Pashas that fight. */
    private static int fightingLd(WarView board, List<Stack> stacks) {
        return Math.min(mostLd(board), ldBesidePashas(stacks));
    }

    private static int fightingPashas(WarView board, List<Stack> stacks) {
        return Math.min(mostPashas(board), pashas(stacks));
    }

    /** Asks each side for its fighting troops where there is a choice; then the first dice roll. */
    static Execution muster(EuCommandRun play, SpaceId province) {
        for (var side : Side.values()) {
            var engagement = Engagements.current(play.state()).orElseThrow();
            var stacks = BattleLines.stacks(play.state(), engagement, side);
            if (!engagement.muster().hasChosen(side) && exceedLimit(play.board(), stacks)) {
                if (hasChoice(play.board(), stacks)) {
                    play.emit(new FightersAsked(province, side));
                    return EuCommandRun.success();
                }
                apply(play, engagement, side, usualDivision(play.board(), stacks));
            }
        }
        return Fighting.roll(play, Engagements.current(play.state()).orElseThrow());
    }

    /**
     * The default choice of fighting troops: the commander's stack first, then the largest, with all leaders.
     *
     * @param stacks more than can fight
     */
    static Division usualDivision(WarView board, List<Stack> stacks) {
        var commander = board.state().commander(stacks);
        var order = stacks.stream()
                .sorted(Comparator.<Stack, Boolean>comparing(stack -> commander.filter(leader -> stack.leaders().contains(leader.id())).isEmpty())
                        .thenComparing(stack -> -stack.ld()).thenComparing(Stack::id))
                .toList();
        var shares = new ArrayList<Division.Share>();
        int left = mostLd(board);
        int pashas = mostPashas(board);
        for (var stack : order) {
            var counters = stack.units().withoutPashas();
            var taken = counters.allLd() <= left ? counters : left == 0 || MilitiaStacks.isMilitia(board.state(), stack) ? Units.NONE : CounterExchange.waysToHold(counters, left).getFirst();
            var led = largest(stack.units().timarCounters(), pashas);
            shares.add(new Division.Share(stack, taken.plus(Units.with(0, 0, 0, led))));
            left -= taken.allLd();
            pashas -= led.pashas();
        }
        shares.sort(Comparator.comparingInt(share -> stacks.indexOf(share.stack())));
        return new Division(shares, stacks.stream().flatMap(stack -> stack.leaders().stream()).toList());
    }

    /** The largest Pashas of a stack, at most so many. */
    private static Timar largest(Timar timar, int most) {
        int three = Math.min(most, timar.pashasOfThree());
        int two = Math.min(most - three, timar.pashasOfTwo());
        return new Timar(0, 0, 0, Math.min(most - three - two, timar.pashasOfOne()), two, three);
    }

    /** Whether there is a choice: more than one way to bring the most LD, or a leader who can stay out. */
    private static boolean hasChoice(WarView board, List<Stack> stacks) {
        if (pashas(stacks) > mostPashas(board)) {
            return true;
        }
        int[] ways = new int[fightingLd(board, stacks) + 1];
        ways[0] = 1;
        for (var whole : stacks) {
            var stack = whole.withUnits(whole.units().withoutPashas(), whole.veteranLd());
            int[] more = new int[ways.length];
            for (int ld = 0; ld < ways.length; ld++) {
                for (int given = 0; given <= Math.min(ld, stack.ld()); given++) {
                    int kinds = given == 0 || given == stack.ld() ? 1 : CounterExchange.waysToHold(stack.units(), given).size();
                    more[ld] = Math.min(2, more[ld] + ways[ld - given] * kinds);
                }
            }
            ways = more;
        }
        return ways[ways.length - 1] > 1
                || usualDivision(board, stacks).shares().stream().anyMatch(share -> !share.isWhole() && !share.stack().leaders().isEmpty());
    }

    /** The decision of the side that has to choose. */
    public static Decision decision(WarView board, Engagement engagement) {
        var stacks = BattleLines.stacks(board.state(), engagement, engagement.muster().choosing());
        var country = board.state().commandingCountry(stacks);
        var limit = Sentence.of("eu.battle.limit-fighters").with("ld", fightingLd(board, stacks)).with("pashas", fightingPashas(board, stacks));
        var form = DivisionForm.besidePashas(board.state(), stacks, fightingLd(board, stacks), fightingPashas(board, stacks)).form(example(board, engagement), limit, RULE,
                (troops, leaders) -> new ChooseFighters(engagement.province(), troops, leaders));
        return new Decision("fighters", country.value(), "ChooseFighters", Citation.of(RULE),
                Sentence.of("eu.battle.ask-fighters").with("who", SentenceNames.country(country)).with("all", WarView.ld(stacks))
                        .with("where", SentenceNames.place(engagement.province())).with("ld", fightingLd(board, stacks)).with("pashas", fightingPashas(board, stacks)), List.of(), List.of(), form, null);
    }

    /** {@code 8 LD}, or {@code 8 LD beside Pashas and 2 Pashas}. */

    private static ChooseFighters example(WarView board, Engagement engagement) {
        var usual = usualDivision(board, BattleLines.stacks(board.state(), engagement, engagement.muster().choosing()));
        return new ChooseFighters(engagement.province(), usual.toTroops(), usual.leaders());
    }

    /** Chooses the fighting troops. Refused unless they have exactly the LD of the stacking limit. */
    public static Execution choose(EuCommandRun play, ChooseFighters command) {
        var asked = Engagements.current(play.state())
                .filter(engagement -> engagement.muster().choosing() != null && engagement.province().equals(command.province()));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-no-fighters").with("where", SentenceNames.place(command.province())));
        }
        var engagement = asked.get();
        var side = engagement.muster().choosing();
        var stacks = BattleLines.stacks(play.state(), engagement, side);
        var division = Division.of(stacks, command.stacks(), command.leaders())
                .filter(chosen -> chosen.ldBesidePashas() == fightingLd(play.board(), stacks) && chosen.pashas() == fightingPashas(play.board(), stacks))
                .filter(chosen -> chosen.shares().stream().allMatch(share -> share.isWhole() || share.isEmpty() || !MilitiaStacks.isMilitia(play.state(), share.stack())));
        if (division.isEmpty()) {
            var example = example(play.board(), engagement);
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-fighters").with("ld", fightingLd(play.board(), stacks)).with("pashas", fightingPashas(play.board(), stacks)),
                    List.of(new Option(label(play.board(), example), example)));
        }
        apply(play, engagement, side, division.get());
        return muster(play, command.province());
    }

    private static Sentence label(WarView board, ChooseFighters example) {
        return Sentence.of("eu.battle.to-choose").with("troops", new Items(example.stacks().stream().filter(troops -> !troops.units().units().isEmpty())
                .<Argument>map(troops -> new Phrase(Sentence.of("eu.battle.part").with("units", AnswerNames.counters(troops.units().units()))
                        .with("stack", SentenceNames.stack(board.state(), troops.stack())))).toList()));
    }

    private static void apply(EuCommandRun play, Engagement engagement, Side side, Division division) {
        var fighting = new ArrayList<Engaged>();
        var watching = new ArrayList<Engaged>();
        for (var share : division.shares()) {
            var id = share.stack().id();
            var from = engagement.side(side).stream().filter(engaged -> engaged.stack().equals(id)).findFirst().orElseThrow().cameFrom();
            (share.isEmpty() ? watching : fighting).add(new Engaged(id, from));
            if (!share.isEmpty() && !share.isWhole()) {
                watching.add(new Engaged(division.divide(play, share), from));
            }
        }
        play.emit(new FightersChosen(engagement.province(), side, fighting, watching, division.leaders()));
    }
}
