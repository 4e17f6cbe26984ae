package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Timar;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleCommand.ChooseFighters;
import tercio.domain.eu.play.battle.BattleEvent.FightersAsked;
import tercio.domain.eu.play.battle.BattleEvent.FightersChosen;
import tercio.domain.eu.play.militia.MilitiaStacks;
import tercio.domain.eu.play.natives.NativeStacks;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Citation;

/**
 * At most 8 LD of a side fight, and at most 2 Pashas beside them. The excess watches: it counts for nothing, takes no losses and goes where its side goes
 * (EU-STACK-4, AMB-92). The controller chooses the watching troops before the first roll: whole stacks or parts of them.
 * Leaders are not troops: leaders of watching troops may be with the fighting troops. Readings: 8 LD fight if there are as
 * many, and the phasing side chooses first.
 */
public final class FightingTroops {

    public static final String RULE = "EU-STACK-4";

    private FightingTroops() {}

    static int most(Board board) {
        return StackingLimits.in(board.tables()).ld();
    }

    /** Whether some of these stacks have to watch. All natives fight (EU-STACK-4). */
    static boolean exceed(Board board, List<Stack> stacks) {
        return stacks.stream().noneMatch(NativeStacks::are) && (besidePashas(stacks) > most(board) || pashas(stacks) > mostPashas(board));
    }

    private static int mostPashas(Board board) {
        return StackingLimits.in(board.tables()).pashas();
    }

    private static int besidePashas(List<Stack> stacks) {
        return stacks.stream().mapToInt(stack -> stack.units().ldOutsidePashas()).sum();
    }

    private static int pashas(List<Stack> stacks) {
        return stacks.stream().mapToInt(stack -> stack.units().pashas()).sum();
    }

    /** LD beside Pashas that fight. */
    private static int fighting(Board board, List<Stack> stacks) {
        return Math.min(most(board), besidePashas(stacks));
    }

    private static int fightingPashas(Board board, List<Stack> stacks) {
        return Math.min(mostPashas(board), pashas(stacks));
    }

    /** Asks each side for its fighting troops where there is a choice; then the first dice roll. */
    static Optional<Verdict<EuEvent>> muster(Play play, String province) {
        for (var side : Side.values()) {
            var engagement = Engagements.current(play.state()).orElseThrow();
            var stacks = BattleLines.stacks(play.state(), engagement, side);
            if (!engagement.muster().chosen(side) && exceed(play.board(), stacks)) {
                if (open(play.board(), stacks)) {
                    play.happens(new FightersAsked(province, side));
                    return Play.done();
                }
                apply(play, engagement, side, usual(play.board(), stacks));
            }
        }
        return Fighting.roll(play, Engagements.current(play.state()).orElseThrow());
    }

    /**
     * The default choice of fighting troops: the commander's stack first, then the largest, with all leaders.
     *
     * @param stacks more than can fight
     */
    static Division usual(Board board, List<Stack> stacks) {
        var commander = board.state().commander(stacks);
        var order = stacks.stream()
                .sorted(Comparator.<Stack, Boolean>comparing(stack -> commander.filter(leader -> stack.leaders().contains(leader.id())).isEmpty())
                        .thenComparing(stack -> -stack.ld()).thenComparing(Stack::id))
                .toList();
        var shares = new ArrayList<Division.Share>();
        int left = most(board);
        int pashas = mostPashas(board);
        for (var stack : order) {
            var counters = stack.units().besidePashas();
            var taken = counters.allLd() <= left ? counters : left == 0 || MilitiaStacks.is(board.state(), stack) ? Units.NONE : Breaking.holding(counters, left).getFirst();
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
    private static boolean open(Board board, List<Stack> stacks) {
        if (pashas(stacks) > mostPashas(board)) {
            return true;
        }
        int[] ways = new int[fighting(board, stacks) + 1];
        ways[0] = 1;
        for (var whole : stacks) {
            var stack = whole.units(whole.units().besidePashas(), whole.veteranLd());
            int[] more = new int[ways.length];
            for (int ld = 0; ld < ways.length; ld++) {
                for (int given = 0; given <= Math.min(ld, stack.ld()); given++) {
                    int kinds = given == 0 || given == stack.ld() ? 1 : Breaking.holding(stack.units(), given).size();
                    more[ld] = Math.min(2, more[ld] + ways[ld - given] * kinds);
                }
            }
            ways = more;
        }
        return ways[ways.length - 1] > 1
                || usual(board, stacks).shares().stream().anyMatch(share -> !share.whole() && !share.stack().leaders().isEmpty());
    }

    /** The decision of the side that has to choose. */
    public static Decision decision(Board board, Engagement engagement) {
        var stacks = BattleLines.stacks(board.state(), engagement, engagement.muster().choosing());
        var country = board.state().commanding(stacks);
        var limit = "exactly " + said(board, stacks) + " fight: A+ has 4, A- has 2";
        var form = DivisionForm.besidePashas(board.state(), stacks, fighting(board, stacks), fightingPashas(board, stacks)).form(example(board, engagement), limit, RULE,
                (troops, leaders) -> new ChooseFighters(engagement.province(), troops, leaders));
        return new Decision("fighters", country, "ChooseFighters", Citation.of(RULE),
                Nation.of(country) + " leads " + Board.ld(stacks) + " LD in " + board.name(engagement.province()) + ": which "
                        + (fightingPashas(board, stacks) == 0 ? fighting(board, stacks) : said(board, stacks)) + " of them fight?", List.of(), List.of(), form, null);
    }

    /** {@code 8 LD}, or {@code 8 LD beside Pashas and 2 Pashas}. */
    private static String said(Board board, List<Stack> stacks) {
        int pashas = fightingPashas(board, stacks);
        return fighting(board, stacks) + " LD" + (pashas == 0 ? "" : " beside Pashas and " + pashas + (pashas == 1 ? " Pasha" : " Pashas"));
    }

    private static ChooseFighters example(Board board, Engagement engagement) {
        var usual = usual(board, BattleLines.stacks(board.state(), engagement, engagement.muster().choosing()));
        return new ChooseFighters(engagement.province(), usual.named(), usual.leaders());
    }

    /** Chooses the fighting troops. Refused unless they have exactly the LD of the stacking limit. */
    public static Optional<Verdict<EuEvent>> choose(Play play, ChooseFighters command) {
        var asked = Engagements.current(play.state())
                .filter(engagement -> engagement.muster().choosing() != null && engagement.province().equals(command.province()));
        if (asked.isEmpty()) {
            return Play.refused(RULE, "no side has to choose its fighting troops in " + play.board().name(command.province()));
        }
        var engagement = asked.get();
        var side = engagement.muster().choosing();
        var stacks = BattleLines.stacks(play.state(), engagement, side);
        var division = Division.of(stacks, command.stacks(), command.leaders())
                .filter(chosen -> chosen.ldBesidePashas() == fighting(play.board(), stacks) && chosen.pashas() == fightingPashas(play.board(), stacks))
                .filter(chosen -> chosen.shares().stream().allMatch(share -> share.whole() || share.none() || !MilitiaStacks.is(play.state(), share.stack())));
        if (division.isEmpty()) {
            var example = example(play.board(), engagement);
            return Play.refused(RULE, "exactly " + said(play.board(), stacks) + " of the stacks there fight, each stack with units "
                    + "that it can give, and militia whole; if all troops of a stack fight, its leaders fight with them",
                    List.of(new Option(label(play.board(), example), example)));
        }
        apply(play, engagement, side, division.get());
        return muster(play, command.province());
    }

    private static String label(Board board, ChooseFighters example) {
        return "for example " + String.join(" and ", example.stacks().stream().filter(troops -> !troops.units().units().empty())
                .map(troops -> troops.units().units() + " of " + StackTitle.of(board.state(), troops.stack())).toList());
    }

    private static void apply(Play play, Engagement engagement, Side side, Division division) {
        var fighting = new ArrayList<Engaged>();
        var watching = new ArrayList<Engaged>();
        for (var share : division.shares()) {
            var id = share.stack().id();
            var from = engagement.side(side).stream().filter(engaged -> engaged.stack().equals(id)).findFirst().orElseThrow().cameFrom();
            (share.none() ? watching : fighting).add(new Engaged(id, from));
            if (!share.none() && !share.whole()) {
                watching.add(new Engaged(division.divide(play, share), from));
            }
        }
        play.happens(new FightersChosen(engagement.province(), side, fighting, watching, division.leaders()));
    }
}
