package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.SalliesAfterLanding;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.StayInside;
import tercio.domain.eu.land.battle.play.BattleEvent.SallyForgone;
import tercio.domain.eu.land.battle.play.BattleEvent.SortieMade;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Troops besieged in the province of a battle may make a sortie and fight as one force with their friends
 * (EU-BATTLE-SORTIE). They go back into the fortress unless the siege is lifted. Troops that an interception battle of the same
 * impulse drove inside are besieged like others (EU-BATTLE-AFTERMATH). All of them or a part may take part. If the
 * side then has more than 8 LD, it chooses its fighting troops (EU-STACK-4). Troops that have landed in the besieged port in this impulse come out by
 * themselves too ({@link SalliesAfterLanding}).
 */
public final class Sorties {

    public static final String RULE = "EU-BATTLE-SORTIE";

    private Sorties() {}

    /** The stacks that may make a sortie; empty if the fortress was not besieged before the battle, or where less than 1 LD is inside. */
    static List<Stack> readyStacks(WarView board, Engagement engagement) {
        var province = engagement.province();
        var side = side(board, engagement);
        if (side.isEmpty()) {
            return List.of();
        }
        var inside = (besiegersStoodThere(board, province) ? board.stacksInside(province) : troopsDrivenIn(board, province)).stream()
                .filter(stack -> !engagement.sortie().contains(stack.id())).toList();
        return WarView.ld(inside) > 0 ? inside : List.of();
    }

    /**
     * Whether the fortress was besieged before the battle: by troops that stood there before this impulse, or since a battle of this impulse
     * drove troops into it (EU-BATTLE-AFTERMATH).
     */
    static boolean wasBesieged(WarView board, SpaceId province) {
        return besiegersStoodThere(board, province) || !board.besiegers(province).isEmpty() && !troopsDrivenIn(board, province).isEmpty();
    }

    private static boolean besiegersStoodThere(WarView board, SpaceId province) {
        return board.besiegers(province).stream().anyMatch(Stack::hasStoodHere);
    }

    /** Troops inside that have fought in this impulse. Troops that step inside before a battle have not. */
    private static List<Stack> troopsDrivenIn(WarView board, SpaceId province) {
        return board.stacksInside(province).stream().filter(Stack::barred).toList();
    }

    /** The side that holds the fortress, if either does. */
    private static Optional<Side> side(WarView board, Engagement engagement) {
        var alliance = board.controllingAlliance(engagement.province());
        return List.of(Side.values()).stream()
                .filter(side -> board.state().allianceOf(BattleLines.stacks(board.state(), engagement, side).getFirst()) == alliance)
                .findFirst();
    }

    /** The country that decides about the sortie. */
    public static CountryId decidingCountry(WarView board, Engagement engagement) {
        return board.state().commandingCountry(readyStacks(board, engagement));
    }

    /** A sortie of all besieged troops, or none. */
    public static List<Option> options(WarView board, Engagement engagement) {
        return List.of(new Option(Sentence.of("eu.battle.to-sally").with("ld", WarView.ld(readyStacks(board, engagement))), new MakeSortie(engagement.province())),
                new Option(Sentence.of("eu.battle.to-stay-inside"), new StayInside(engagement.province())));
    }

    /** The form for a sortie of only some of the besieged troops. */
    public static Form form(WarView board, Engagement engagement) {
        var ready = readyStacks(board, engagement);
        var all = Division.ofWholeStacks(ready);
        return DivisionForm.withTheirTroops(board.state(), ready, 1, WarView.ld(ready)).form(
                new MakeSortie(engagement.province(), all.toTroops(), all.leaders()),
                Sentence.of("eu.battle.limit-out"), RULE, (troops, leaders) -> new MakeSortie(engagement.province(), troops, leaders));
    }

    /** Makes a sortie. Refused without at least 1 LD, or if a leader comes without troops of his stack. */
    public static Execution make(EuCommandRun play, MakeSortie command) {
        var asked = openEngagement(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var ready = readyStacks(play.board(), asked.get());
        var division = command.stacks().isEmpty()
                ? Optional.of(Division.ofWholeStacks(ready))
                : Division.of(ready, command.stacks(), command.leaders()).filter(sortie -> sortie.ld() > 0 && sortie.leadersHaveTroops());
        if (division.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-sortie"), options(play.board(), asked.get()));
        }
        var stacks = new ArrayList<StackId>();
        for (var share : division.get().shares()) {
            if (!share.isEmpty()) {
                stacks.add(share.stack().id());
                if (!share.isWhole()) {
                    division.get().divide(play, share);
                }
            }
        }
        play.emit(new SortieMade(command.province(), side(play.board(), asked.get()).orElseThrow(), stacks));
        return FightingTroops.muster(play, command.province());
    }

    /** Declines the sortie. Refused if no besieged troops are asked. */
    public static Execution stay(EuCommandRun play, StayInside command) {
        if (sallyProvinces(play.board()).stream().anyMatch(province -> province.equals(command.province()))) {
            play.emit(new SallyForgone(command.province()));
            return EuCommandRun.success();
        }
        var asked = openEngagement(play, command.province());
        return asked.isEmpty() ? EuCommandRun.refuse(notAskedRefusal(command.province())) : FightingTroops.muster(play, command.province());
    }

    /** The provinces where troops that have landed in a besieged port can come out by themselves now. */
    private static List<SpaceId> sallyProvinces(WarView board) {
        return board.state().phase() instanceof Phase.Battles battles && battles.engagement() == null && battles.seaBattle() == null
                ? battles.provinces().stream().filter(province -> Adversaries.canOnlySally(board, province, Engagements.phasingAlliance(board.state()))).toList() : List.of();
    }

    /**
     * One automatic step: where the besiegers are gone before the troops inside have come out, there is nothing to fight for any more.
     *
     * @return whether there was such a place
     */
    public static boolean endPointlessSally(EuCommandRun play, Phase.Battles battles) {
        var phasing = Engagements.phasingAlliance(play.state());
        var gone = battles.provinces().stream().filter(province -> Adversaries.attackers(play.board(), province, phasing).isEmpty()).findFirst();
        gone.ifPresent(province -> play.emit(new SallyForgone(province)));
        return gone.isPresent();
    }

    private static Optional<Engagement> openEngagement(EuCommandRun play, SpaceId province) {
        return Engagements.current(play.state())
                .filter(engagement -> engagement.accepted() && engagement.battle() == null
                        && engagement.muster().choosing() == null && engagement.province().equals(province));
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(RULE, Sentence.of("eu.battle.refused-no-sortie").with("where", SentenceNames.place(province)));
    }
}
