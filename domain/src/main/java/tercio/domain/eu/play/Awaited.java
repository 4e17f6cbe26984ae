package tercio.domain.eu.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.battle.Fray;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.BattleCommand.FightBattle;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.EuVocabulary;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.RoundCommand.RollContinuation;
import tercio.domain.eu.game.RoundCommand.RollInitiative;
import tercio.domain.eu.game.RoundCommand.RollStartingRound;
import tercio.domain.eu.game.SiegeCommand.DeclineAssault;
import tercio.domain.eu.game.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.game.SiegeCommand.ResolveAssault;
import tercio.domain.eu.game.SiegeCommand.TakeBreach;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.battle.Engagements;
import tercio.domain.eu.play.battle.Evasions;
import tercio.domain.eu.play.battle.Fighting;
import tercio.domain.eu.play.battle.FightingTroops;
import tercio.domain.eu.play.battle.Losses;
import tercio.domain.eu.play.battle.OrderOfBattles;
import tercio.domain.eu.play.battle.Sorties;
import tercio.domain.eu.play.battle.Watchers;
import tercio.domain.eu.play.campaign.ChoiceOfCampaign;
import tercio.domain.eu.play.movement.GoingBack;
import tercio.domain.eu.play.movement.LandMoves;
import tercio.domain.eu.play.movement.Regrouping;
import tercio.domain.eu.play.movement.Stacking;
import tercio.domain.eu.play.round.LeadersPlacement;
import tercio.domain.eu.play.round.LeadersReturn;
import tercio.domain.eu.play.siege.FallOfFortress;
import tercio.domain.eu.play.siege.Sieges;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;

/** What the game waits for, with every legal answer. */
public final class Awaited {

    private Awaited() {}

    public static List<Decision> decisions(Board board) {
        var state = board.state();
        if (!state.duties().isEmpty()) {
            return List.of(duty(board, state.duties().getFirst()));
        }
        return switch (state.phase()) {
            case Phase.Initiative initiative -> List.of(single("initiative", state.scenario().alliances().getFirst().getFirst(),
                    "EU-INIT-1", "Alliances of equal initiative roll for their order", "roll for initiative", new RollInitiative()));
            case Phase.StartingRound start -> List.of(single("start", leader(state, 0), "EU-RND-START",
                    "With which round does the turn start?", "roll the starting round", new RollStartingRound()));
            case Phase.RoundStart start -> List.of();
            case Phase.Campaigns campaigns -> campaigns(board, state.allianceAt(campaigns.turnOf()));
            case Phase.Movement movement -> movement.engagement() != null
                    ? List.of(engagement(board, movement.engagement()))
                    : Stream.concat(AwaitedMoves.of(board, movement).stream(), Regrouping.splittings(board).stream()).toList();
            case Phase.Battles battles -> battles.engagement() != null
                    ? List.of(engagement(board, battles.engagement()))
                    : battles(board);
            case Phase.Sieges sieges -> sieges(board, sieges);
            case Phase.Continuation continuation -> List.of(single("continuation", leader(state, 0), "EU-RND-CONT",
                    "The round " + state.box() + " is over", "roll for the next round", new RollContinuation()));
            case Phase.Over over -> List.of();
        };
    }

    /** The country that speaks for the alliance at that place in the order of initiative. */
    private static String leader(EuState state, int turnOf) {
        return state.members(state.allianceAt(turnOf)).getFirst();
    }

    private static List<Decision> campaigns(Board board, int alliance) {
        var placing = LeadersPlacement.decisions(board);
        return !placing.isEmpty() ? placing : board.state().members(alliance).stream()
                .filter(country -> !board.state().countries().get(country).declared())
                .map(country -> decision("campaign-" + country, country, ChoiceOfCampaign.RULE,
                        "Which campaign does " + Nation.of(country) + " choose?", ChoiceOfCampaign.options(board, country)))
                .toList();
    }

    /** Everything a stack can do between movements; marches with what they cost and risk. */
    public static List<Option> options(Board board, Stack stack) {
        var options = new ArrayList<>(LandMoves.options(board, stack));
        options.addAll(Regrouping.options(board, stack));
        return options;
    }

    /** Each commander turns to the battles of the troops it leads; who is first goes first. */
    private static List<Decision> battles(Board board) {
        var byCommander = OrderOfBattles.byCommander(board);
        return byCommander.entrySet().stream()
                .map(own -> decision(byCommander.size() == 1 ? "battles" : "battles-" + own.getKey(), own.getKey(), Engagements.RULE,
                        "Which battle does " + Nation.of(own.getKey()) + " fight next?", own.getValue()))
                .toList();
    }

    private static Decision engagement(Board board, Engagement engagement) {
        var state = board.state();
        if (engagement.muster().choosing() != null) {
            return FightingTroops.decision(board, engagement);
        }
        if (engagement.battle() == null && engagement.accepted()) {
            return decision("sortie", Sorties.country(board, engagement), Sorties.RULE,
                    "Do the besieged in " + board.name(engagement.province()) + " come out to fight?", Sorties.options(board, engagement))
                    .with(Sorties.form(board, engagement));
        }
        if (engagement.battle() == null) {
            return engagement.interception()
                    ? single("battle", country(state, engagement, Side.PHASING), Engagements.RULE,
                            "Battle in " + board.name(engagement.province()), "fight it", new FightBattle(engagement.province()))
                    : decision("evasion", country(state, engagement, Side.NON_PHASING), Evasions.RULE,
                            "Battle in " + board.name(engagement.province()) + ": stand or evade?", Evasions.options(board, engagement));
        }
        var awaited = engagement.waits().orElseThrow();
        var country = engagement.battle().side(awaited.side()).country();
        var options = Fighting.options(board, engagement, awaited);
        return awaited.what() == Fray.Kind.RETREAT_ATTEMPT
                ? decision("retreat-attempt", country, Fighting.RETREAT_AFTER_DAY_1,
                        "The first day is over in " + board.name(engagement.province()) + ": does " + Nation.of(country) + " break off?", options)
                : decision("retreat", country, "EU-BATTLE-RETREAT", "Where does " + Nation.of(country) + " retreat?", options)
                        .with(Fighting.form(board, engagement, awaited).orElse(null));
    }

    /** The country that commands all stacks of a side together. */
    private static String country(EuState state, Engagement engagement, Side side) {
        return state.commanding(engagement.side(side).stream().map(engaged -> state.stacks().get(engaged.stack())).toList());
    }

    private static List<Decision> sieges(Board board, Phase.Sieges sieges) {
        return sieges.provinces().stream()
                .map(province -> decision("siege-" + province, Sieges.besieger(board, province), Sieges.RULE,
                        "What do the besiegers do in " + board.name(province) + "?", Sieges.options(board, province)))
                .toList();
    }

    private static Decision duty(Board board, Duty duty) {
        return switch (duty) {
            case Duty.Losses losses -> decision("losses", losses.country(), Losses.RULE,
                    Nation.of(losses.country()) + " loses " + losses.ld() + " LD (" + losses.why() + "): what is left?",
                    Losses.options(board.state(), losses));
            case Duty.Breach breach -> decision("breach", breach.country(), "EU-SIEGE-BREACH",
                    "The walls of " + board.name(breach.province()) + " are breached: assault at once?",
                    List.of(new Option("assault through the breach", new ResolveAssault(breach.province())),
                            new Option("go on undermining next round", new DeclineAssault(breach.province()))));
            case Duty.BreachOrHonours choice -> decision("honours", choice.country(), FallOfFortress.HONOURS,
                    "The garrison of " + board.name(choice.province()) + " offers to leave",
                    List.of(new Option("grant war honours: the fortress falls", new GrantWarHonours(choice.province())),
                            new Option("take the breach", new TakeBreach(choice.province()))));
            case Duty.Garrison garrison -> decision("garrison", garrison.country(), FallOfFortress.HONOURS,
                    "Where do the troops go that left with war honours?", FallOfFortress.havens(board, garrison));
            case Duty.Manning manning -> decision("manning", manning.country(), FallOfFortress.MANNING,
                    "Is the fortress of " + board.name(manning.province()) + " manned?", FallOfFortress.manning(board, manning));
            case Duty.Rejoining rejoining -> throw new IllegalStateException(rejoining.part() + " rejoins its stack by itself");
            case Duty.Withdrawal watchers -> decision("retreat", watchers.country(), "EU-BATTLE-RETREAT",
                    "Where do the troops of " + Nation.of(watchers.country()) + " that watched the battle in "
                            + board.name(watchers.province()) + " retreat?", Watchers.options(board, watchers));
            case Duty.Overstacking crowd -> decision("overstacking", crowd.country(), Stacking.RULE, GoingBack.prompt(board, crowd),
                    GoingBack.options(board, crowd)).with(GoingBack.form(board, crowd));
            case Duty.Return back -> decision("return", back.country(), LeadersReturn.RULE,
                    board.state().leaders().get(back.leader()).leader().name() + " is back: which stack does he join?",
                    LeadersReturn.options(board.state(), back));
        };
    }

    private static Decision single(String id, String party, String rule, String prompt, String label, Command command) {
        return decision(id, party, rule, prompt, List.of(new Option(label, command)));
    }

    static Decision decision(String id, String party, String rule, String prompt, List<Option> options) {
        var kind = EuVocabulary.COMMANDS.of((EuCommand) options.getFirst().command()).alias();
        return new Decision(id, party, kind, Citation.of(rule), prompt, options, List.of());
    }
}
