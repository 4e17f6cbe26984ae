package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CommanderAgreement;
import tercio.domain.eia.combat.CommanderChoice.Candidate;
import tercio.domain.eia.combat.play.CombatCommand.NameCommander;
import tercio.domain.eia.combat.play.CombatEvent.CommandSettled;
import tercio.domain.eia.combat.play.CombatEvent.CommanderNamed;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.CommanderNaming;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The commander of each side of a field, limited field or trivial combat, once the fighting forces are known: after retirements into the city
 * and sallies (EIA-10.6.1.1.1).
 *
 * <p>Decided: the powers of the leaders with an equal claim name one each; where they differ, each rolls a die, the highest roll
 * again while they are equal, and the leader whom the winner named commands. Leaders of one power with equal letters are a choice
 * of that power. A side without a leader is led by its power with most corps, of equals by the first one in the month.
 */
final class SideCommand {

    static final String RULE = "EIA-10.6.1.1.1";
    static final String COMMAND = "command";

    private SideCommand() {}

    /** Settles what leaves no choice, and goes on to the question about the rest, if there is any, else to the chits. */
    static void begin(EiaCommandRun play) {
        for (var side : CombatSide.values()) {
            var combat = CombatFlow.combat(play.state());
            var agreement = agreement(play.board(), combat, side);
            if (!agreement.isNeeded()) {
                settle(play, side, agreement.candidates().stream().findFirst(), List.of());
            }
        }
        if (powersToAsk(play.board(), CombatFlow.combat(play.state())).isEmpty()) {
            CombatFlow.enterChits(play);
        } else {
            CombatFlow.enterStage(play, CombatStage.COMMAND);
        }
    }

    /** The leaders of a side with an equal claim, and whom the powers have named. */
    static CommanderAgreement agreement(EiaWarView board, LandCombat combat, CombatSide side) {
        var corps = combat.armyOf(side).corps().stream().flatMap(id -> board.state().findCorps(id).stream()).toList();
        var candidates = CombatCommanders.candidates(board, CombatCommanders.leaders(board, combat, side), corps);
        Map<Power, EiaLeaderId> namings = new EnumMap<>(Power.class);
        combat.namings().forEach(naming -> namings.put(naming.power(), naming.leader()));
        return new CommanderAgreement(candidates, namings);
    }

    /** The powers that have to name a commander. */
    static List<Power> powersToAsk(EiaWarView board, LandCombat combat) {
        return Stream.of(CombatSide.values()).flatMap(side -> agreement(board, combat, side).powersToAsk().stream()).toList();
    }

    /** The commanders that a power may name. */
    static List<Option> options(EiaWarView board, LandCombat combat, Power power) {
        return combat.sideOf(power).map(side -> agreement(board, combat, side).candidates()).orElse(List.of()).stream()
                .map(candidate -> new Option(Sentence.of("eia.combat.to-command").with("leader", CampaignNames.leader(candidate.leader())),
                        new NameCommander(power, candidate.leader()))).toList();
    }

    static Execution nameCommander(EiaCommandRun play, NameCommander command) {
        var combat = CombatFlow.combat(play.state());
        var legal = options(play.board(), combat, command.power());
        if (!powersToAsk(play.board(), combat).contains(command.power()) || legal.stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.commander"), legal);
        }
        play.emit(new CommanderNamed(new CommanderNaming(command.power(), command.leader())));
        var side = combat.sideOf(command.power()).orElseThrow();
        var agreement = agreement(play.board(), CombatFlow.combat(play.state()), side);
        if (!agreement.powersToAsk().isEmpty()) {
            return EiaCommandRun.success();
        }
        var agreed = agreement.agreedLeader();
        if (agreed.isPresent()) {
            settle(play, side, candidate(agreement, agreed.get()), List.of(Step.of("command", RULE).side(side.word())
                    .result(Sentence.of("eia.combat.result-agreed").with("leader", CampaignNames.leader(agreed.get())))));
            return EiaCommandRun.success();
        }
        return roll(play, side, agreement);
    }

    private static Optional<Candidate> candidate(CommanderAgreement agreement, EiaLeaderId leader) {
        return agreement.candidates().stream().filter(candidate -> candidate.leader().equals(leader)).findFirst();
    }

    /** Without agreement the powers roll, the highest again while they are equal. */
    private static Execution roll(EiaCommandRun play, CombatSide side, CommanderAgreement agreement) {
        var steps = new ArrayList<Step>();
        var left = agreement.powers();
        for (int again = 0; left.size() > 1; again++) {
            Map<Power, Integer> dice = new EnumMap<>(Power.class);
            for (var power : left) {
                var name = CombatNames.die(play.state(), power, COMMAND, again);
                var die = CombatNames.dice(play).next(name);
                if (die.isEmpty()) {
                    return EiaCommandRun.needsDie(name);
                }
                play.addRolls(List.of(new Roll(name, die.getAsInt())));
                dice.put(power, die.getAsInt());
                steps.add(Step.of("die for the command", RULE).side(power.word()).die(die.getAsInt())
                        .result(Sentence.of("eia.combat.result-vote").with("leader", CampaignNames.leader(agreement.namings().get(power)))));
            }
            left = CommanderAgreement.highest(dice);
        }
        var leader = agreement.namings().get(left.getFirst());
        steps.add(Step.of("command", RULE).side(side.word())
                .result(Sentence.of("eia.combat.result-named").with("leader", CampaignNames.leader(leader)).with("who", CampaignNames.power(left.getFirst()))));
        settle(play, side, candidate(agreement, leader), steps);
        return EiaCommandRun.success();
    }

    /** The side has this commander, or none. Nothing happens where that is so already and nothing is to explain. */
    private static void settle(EiaCommandRun play, CombatSide side, Optional<Candidate> commander, List<Step> steps) {
        var army = CombatFlow.combat(play.state()).armyOf(side);
        var lead = commander.map(Candidate::power).orElseGet(() -> leadingPower(play.board(), army));
        var leader = commander.map(Candidate::leader);
        if (!steps.isEmpty() || lead != army.lead() || !leader.equals(army.commander())) {
            play.emit(new CommandSettled(side, lead, leader), steps.isEmpty() ? List.of(Step.of("command", RULE).side(side.word())
                    .result(leader.map(id -> CombatNames.resultOf(List.of(id))).orElseGet(() -> Sentence.of("eia.combat.result-no-leader").with("who", CampaignNames.power(lead))))) : steps);
        }
    }

    /** The power of a leader who came with reinforcements, and took command of a side without one, decides for it (EIA-10.6.1.1.3). */
    static void updateLead(EiaCommandRun play, CombatSide side) {
        var army = CombatFlow.combat(play.state()).armyOf(side);
        CombatCommanders.of(play.board(), army).filter(leader -> leader.power() != army.lead()).ifPresent(leader -> play.emit(
                new CommandSettled(side, leader.power(), army.commander()), List.of(Step.of("command", "EIA-10.6.1.1.3").side(side.word())
                        .result(Sentence.of("eia.combat.result-takes-command").with("leader", CampaignNames.leader(leader.id()))))));
    }

    /** The power that decides for a side without a leader: it decides on while it has forces there, else the one with most corps. */
    private static Power leadingPower(EiaWarView board, CombatArmy army) {
        var corps = army.corps().stream().flatMap(id -> board.state().findCorps(id).stream()).toList();
        boolean stays = corps.isEmpty() || corps.stream().anyMatch(each -> each.power() == army.lead());
        return stays ? army.lead() : CombatListing.powerWithMostCorps(army.powers(), corps);
    }
}
