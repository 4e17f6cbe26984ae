package tercio.projections.eu;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.game.BattleCommand.Retreat;
import tercio.domain.eu.game.BattleEvent;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MoveEvent;
import tercio.domain.eu.game.RoundEvent;
import tercio.domain.eu.game.SiegeEvent;

/** What happened, as a sentence in the words of the game. */
public final class Telling {

    private final EuState board;

    private Telling(EuState board) {
        this.board = board;
    }

    /** @param before the board before the event */
    public static String of(EuState before, EuEvent event) {
        var telling = new Telling(before);
        return switch (event) {
            case RoundEvent round -> telling.round(round);
            case MoveEvent move -> telling.move(move);
            case BattleEvent battle -> telling.battle(battle);
            case SiegeEvent siege -> telling.siege(siege);
        };
    }

    private String round(RoundEvent event) {
        return switch (event) {
            case RoundEvent.InitiativeRolled e -> "The order of play is "
                    + e.order().stream().map(this::alliance).collect(Collectors.joining(", then ")) + ".";
            case RoundEvent.StartingRoundRolled e -> "The die shows " + e.die() + ": the turn starts with " + e.box() + ".";
            case RoundEvent.RoundBegan e -> "Round " + e.box() + " begins" + (e.extended() ? ", an extended campaign" : "")
                    + (e.badWeather() ? ", in bad weather" : "") + ".";
            case RoundEvent.LeaderReturned e -> leader(e.leader()) + " is back and joins " + e.stack() + ".";
            case RoundEvent.ImpulseBegan e -> "Impulse of " + alliance(e.alliance()) + ".";
            case RoundEvent.CampaignDeclared e -> Nation.of(e.country()) + " declares " + e.campaign() + " for " + e.price() + " D"
                    + (e.upgraded() == null ? "" : ", going on from " + e.upgraded()) + ".";
            case RoundEvent.ContinuationRolled e -> "Continuation roll " + e.die() + (e.modified() == e.die() ? "" : ", modified " + e.modified())
                    + ": after " + e.from() + " comes " + e.next() + ".";
            case RoundEvent.TurnEnded e -> "The turn is over. Campaigns cost "
                    + e.costs().entrySet().stream()
                            .map(cost -> Nation.of(cost.getKey()) + " " + cost.getValue().values().stream().mapToInt(Integer::intValue).sum() + " D")
                            .collect(Collectors.joining(", ")) + ".";
        };
    }

    private String move(MoveEvent event) {
        return switch (event) {
            case MoveEvent.MovementBegan e -> alliance(e.alliance()) + " moves its stacks.";
            case MoveEvent.StackSplit e -> e.taken() + " leaves " + e.stack() + " as " + e.newStack() + ".";
            case MoveEvent.StacksMerged e -> e.stack() + " joins " + e.into() + ".";
            case MoveEvent.MoveBegan e -> e.stack() + " marches from " + place(e.from()) + ".";
            case MoveEvent.ProvinceEntered e -> e.stack() + " enters " + place(e.province()) + " for " + e.mp() + " MP"
                    + (e.active() ? ", an active move" : "") + ".";
            case MoveEvent.InterceptionAnnounced e -> Nation.of(e.country()) + (e.stacks().isEmpty()
                    ? " announces no attempt in "
                    : " announces " + String.join(", then ", e.stacks()) + " in ") + place(e.province()) + ".";
            case MoveEvent.InterceptionAttempted e -> e.stack() + " tries to intercept " + e.moving() + " in " + place(e.province())
                    + (e.success() ? " and catches it." : " and fails.");
            case MoveEvent.InterceptionPassed e -> alliance(e.alliance()) + " tries no more to intercept " + e.moving() + " in " + place(e.province()) + ".";
            case MoveEvent.CounterInterceptionAttempted e -> e.stack() + " hurries to the help of " + e.moving()
                    + (e.success() ? " and arrives." : " and comes too late.");
            case MoveEvent.CounterInterceptionPassed e -> "Nobody comes to the help of " + e.moving() + ".";
            case MoveEvent.InterceptionPressed e -> "The interceptors fight " + e.moving() + " at once in " + place(e.province()) + ".";
            case MoveEvent.InterceptionPutOff e -> "All forces in " + place(e.province()) + " will fight together when the movements are over.";
            case MoveEvent.MoveRedirected e -> e.stack() + " turns towards " + place(e.path().getLast()) + ".";
            case MoveEvent.MoveResumable e -> e.stack() + " has won and may go on from " + place(e.province()) + ".";
            case MoveEvent.MoveEnded e -> e.stack() + " ends its move in " + place(e.province()) + ".";
            case MoveEvent.CountryEndedMovement e -> Nation.of(e.country()) + " has ended its movements.";
            case MoveEvent.MovementEnded e -> alliance(e.alliance()) + " has ended its movements"
                    + (e.provinces().isEmpty() ? "." : "; battle in " + places(e.provinces()) + ".");
        };
    }

    private String battle(BattleEvent event) {
        return switch (event) {
            case BattleEvent.BattleJoined e -> (e.interception() ? "Interception battle in " : "Battle in ") + place(e.province()) + ": "
                    + stacks(e.phasing()) + " against " + stacks(e.nonPhasing()) + ".";
            case BattleEvent.EvasionAttempted e -> String.join(", ", e.stacks()) + " tries to evade to " + place(e.to())
                    + (e.success() ? " and slips away." : " and fails.");
            case BattleEvent.WithdrawnIntoFortress e -> e.stack() + " steps into the fortress of " + place(e.province()) + ".";
            case BattleEvent.BattleLineChanged e -> "Outside stand " + stacks(e.nonPhasing()) + ".";
            case BattleEvent.BattleAccepted e -> "The battle in " + place(e.province()) + " is accepted.";
            case BattleEvent.SortieMade e -> String.join(", ", e.stacks()) + " makes a sortie from the fortress of " + place(e.province()) + ".";
            case BattleEvent.BattleFought e -> "The battle in " + place(e.province()) + " is fought: "
                    + fought(e);
            case BattleEvent.RetreatChosen e -> side(e.side()) + " side retreats to "
                                        + (e.to().equals(Retreat.FORTRESS) ? "the fortress" : place(e.to()))
                    + (e.inside() == 0 ? "" : ", " + e.inside() + " LD into the fortress") + ".";
            case BattleEvent.BattleEnded e -> ended(e);
            case BattleEvent.BattleAvoided e -> "No battle is fought in " + place(e.province()) + ".";
            case BattleEvent.StackDestroyed e -> e.stack() + " is destroyed in " + place(e.province()) + " (" + e.why() + ").";
            case BattleEvent.StackRetreated e -> e.stack() + " retreats " + (e.inside() ? "into the fortress of " : "to ") + place(e.to()) + ".";
            case BattleEvent.LeaderKilled e -> leader(e.leader()) + " is killed.";
            case BattleEvent.LeaderWounded e -> leader(e.leader()) + " is out of action for " + e.rounds() + " rounds, until " + e.returns() + ".";
            case BattleEvent.LeaderCaptured e -> leader(e.leader()) + " is captured by " + Nation.of(e.by()) + ".";
            case BattleEvent.LossesSuffered e -> Nation.of(e.country()) + " loses " + e.ld() + " LD (" + e.why() + ").";
            case BattleEvent.LossesShared e -> "Of these losses "
                    + e.parts().stream().map(part -> Nation.of(part.country()) + " bears " + part.ld() + " LD").collect(Collectors.joining(", "))
                    + ".";
            case BattleEvent.LossesTaken e -> e.stack() + " is left with " + e.left() + ".";
            case BattleEvent.BattlesEnded e -> "The impulse of " + alliance(e.alliance()) + " is over.";
        };
    }

    private static String fought(BattleEvent.BattleFought e) {
        return e.fray().awaited()
                .map(awaited -> switch (awaited.kind()) {
                    case RETREAT_ATTEMPT -> "the first day is over, does " + Nation.of(e.battle().side(awaited.side()).country()) + " break off?";
                    case RETREAT_ROOM -> Nation.of(e.battle().side(awaited.side()).country()) + " must retreat.";
                })
                .orElseGet(() -> "it is over (" + e.fray().ended() + ").");
    }

    private String ended(BattleEvent.BattleEnded e) {
        return "Battle of " + place(e.province()) + ": "
                + (e.winner() == null ? "nobody wins" : "the " + side(e.winner()).toLowerCase() + " side wins")
                + (e.major() ? ", a major victory" : "")
                + "; losses " + e.lossesLd().get(Side.PHASING) + " LD phasing, " + e.lossesLd().get(Side.NON_PHASING) + " LD non-phasing"
                + changes("stability", e.stability()) + changes("victory points", e.victoryPoints()) + ".";
    }

    private String changes(String of, Map<String, Integer> changes) {
        return changes.isEmpty() ? "" : "; " + of + " " + changes.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(change -> Nation.of(change.getKey()) + " " + (change.getValue() > 0 ? "+" : "") + change.getValue())
                .collect(Collectors.joining(", "));
    }

    private String siege(SiegeEvent event) {
        return switch (event) {
            case SiegeEvent.SiegesBegan e -> e.provinces().isEmpty()
                    ? alliance(e.alliance()) + " besieges nothing."
                    : alliance(e.alliance()) + " resolves its sieges in " + places(e.provinces()) + ".";
            case SiegeEvent.FortressUndermined e -> Nation.of(e.by()) + " undermines " + city(e.province()) + ": " + result(e) + ".";
            case SiegeEvent.BreachMade e -> "The walls of " + city(e.province()) + " are breached.";
            case SiegeEvent.AssaultDeclined e -> "The breach of " + city(e.province()) + " is not stormed.";
            case SiegeEvent.AssaultFought e -> Nation.of(e.by()) + " assaults " + city(e.province()) + (e.breach() ? " through the breach" : "")
                    + (e.falls() ? " and takes it." : " and is repulsed.");
            case SiegeEvent.FortressFell e -> city(e.province()) + " falls to " + Nation.of(e.by()) + " (" + e.how() + ").";
            case SiegeEvent.GarrisonFreed e -> e.stack() + " of " + Nation.of(e.country()) + " leaves " + city(e.province()) + " with war honours, "
                    + e.ld() + " LD.";
            case SiegeEvent.GarrisonPlaced e -> e.stack() + " goes to " + place(e.province()) + ".";
            case SiegeEvent.FortressManned e -> city(e.province()) + (e.manned() ? " is manned with 1 LD" : " is left without garrison")
                    + ": level " + e.level() + ".";
            case SiegeEvent.SiegeLifted e -> "The siege of " + city(e.province()) + " is lifted.";
            case SiegeEvent.SiegeResolved e -> "The siege of " + city(e.province()) + " is resolved for this round.";
            case SiegeEvent.StackRedeployed e -> e.stack() + " abandons the siege and goes back to " + place(e.to()) + ".";
            case SiegeEvent.SiegesEnded e -> "All sieges of the round are resolved.";
        };
    }

    private static String result(SiegeEvent.FortressUndermined e) {
        return switch (e.result()) {
            case NONE -> "no effect";
            case SIEGEWORK_MINUS -> "a siegework-, now " + e.works();
            case SIEGEWORK_PLUS -> "a siegework+, now " + e.works();
            case BREACH -> "a breach";
            case BREACH_OR_WAR_HONOUR -> "a breach or war honours";
            case SURRENDER -> "it surrenders";
        };
    }

    private String alliance(int number) {
        return board.members(number).stream().map(Nation::of).collect(Collectors.joining(" and "));
    }

    private String leader(String id) {
        return board.leaders().get(id).leader().name();
    }

    private static String side(Side side) {
        return side == Side.PHASING ? "Phasing" : "Non-phasing";
    }

    static String place(String province) {
        return EuMap.PRINTED.province(province).map(Province::name).orElse(province);
    }

    private static String places(List<String> provinces) {
        return provinces.stream().map(Telling::place).collect(Collectors.joining(", "));
    }

    static String city(String province) {
        return EuMap.PRINTED.province(province).map(land -> land.city().isEmpty() ? land.name() : land.city()).orElse(province);
    }

    private static String stacks(List<Engaged> side) {
        return side.stream().map(Engaged::stack).collect(Collectors.joining(", "));
    }
}
