package tercio.domain.eia.orders.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand;
import tercio.domain.eia.movement.play.MarchCommand;
import tercio.domain.eia.orders.Occasion;
import tercio.domain.eia.orders.OrderSheet;
import tercio.domain.eia.orders.SheetAnswer;
import tercio.domain.eia.supply.play.SupplyCommand;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** The answers of a sheet to what its power is asked: one of the answers that the game lists, or an example of those that it describes. */
final class SheetReplies {

    private SheetReplies() {}

    /** The answer of a sheet to a decision; empty where it says nothing about it. */
    static Optional<EiaCommand> reply(EiaWarView board, OrderSheet sheet, Decision decision) {
        var answers = decision.options().stream().map(Option::command).toList();
        for (var occasion : Occasion.values()) {
            if (occasion != Occasion.FAILS && occasion != Occasion.ELSE) {
                var written = answerFor(sheet, occasion, area(board, decision));
                var found = written.flatMap(answer -> matching(board, occasion, answer.reply(), decision, answers));
                if (found.isPresent()) {
                    return found.map(EiaCommand.class::cast);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a sheet answers an occasion that concerns no place so. */
    static boolean says(OrderSheet sheet, Occasion occasion, String reply) {
        return sheet.answers().stream().anyMatch(answer -> answer.occasion() == occasion && answer.reply().equals(reply));
    }

    /** The answer for an area, or else the one for all. */
    private static Optional<SheetAnswer> answerFor(OrderSheet sheet, Occasion occasion, Optional<SpaceId> area) {
        var all = sheet.answers().stream().filter(answer -> answer.occasion() == occasion).toList();
        return all.stream().filter(answer -> answer.place().isPresent() && answer.place().equals(area)).findFirst()
                .or(() -> all.stream().filter(answer -> answer.place().isEmpty()).findFirst());
    }

    private static Optional<Command> matching(EiaWarView board, Occasion occasion, String reply, Decision decision, List<Command> answers) {
        return switch (occasion) {
            case RETIRES -> first(answers, CombatCommand.FaceCity.class, face -> face.besiege() == reply.equals("besiege"));
            case EMPTY -> first(answers, CombatCommand.OccupyCity.class, occupy -> occupy.enter().isEmpty() == reply.equals("pass"))
                    .or(() -> first(answers, SupplyCommand.OccupyStarvedCity.class, occupy -> occupy.corps().isEmpty() == reply.equals("pass")));
            case COMES -> first(answers, CombatCommand.RetireIntoCity.class, retire -> isEmpty(retire) == reply.equals("stay"))
                    .or(() -> first(answers, CombatCommand.AgreeRetirement.class, agree -> agree.agreed() == reply.equals("retire")));
            case ATTACKED -> chit(board, CombatSide.DEFENDER, reply, answers);
            case ATTACKING -> chit(board, CombatSide.ATTACKER, reply, answers);
            case PROPOSES -> first(answers, CombatCommand.AnswerProposal.class, answer -> answer.agreed() == reply.equals("agree"));
            case DAY_ENDS -> first(answers, CombatCommand.ChooseDayEnd.class,
                    choose -> choose.choice().equals(Optional.of(reply.equals("fight") ? DayChoice.FIGHT : DayChoice.WITHDRAW)));
            case BREAKS -> first(answers, CombatCommand.LaunchPursuit.class, launch -> launch.pursue() == reply.equals("pursue"));
            case LOSSES -> losses(reply, decision, answers);
            case THREATENED -> first(answers, MarchCommand.AnswerDepotThreat.class, answer -> answer.destroy() == reply.equals("destroy"));
            case DEPOT_TAKEN -> first(answers, CombatCommand.SettleDepot.class, settle -> settle.fate().name().equalsIgnoreCase(reply))
                    .or(() -> first(answers, CitySiegeCommand.TakePortDepot.class, take -> !reply.equals("leave") && take.convert() == reply.equals("convert")));
            case ALLY_ATTACKED -> joins(answers, MarchCommand.JoinDefenders.class, reply);
            case ALLY_ATTACKS -> joins(answers, MarchCommand.JoinAttackers.class, reply);
            case IRREGULARS -> reply.equals("avoid") ? first(answers, AvoidanceCommand.AvoidCombat.class, avoid -> true)
                    : first(answers, AvoidanceCommand.StandAndFight.class, fight -> true);
            case SORTIE -> first(answers, CitySiegeCommand.DecideSortie.class, decide -> decide.sortie() == reply.equals("sortie"));
            case BREACHED -> switch (reply) {
                case "ask honors" -> first(answers, CitySiegeCommand.AskHonours.class, ask -> true);
                case "surrender" -> first(answers, CitySiegeCommand.SurrenderCity.class, surrender -> true);
                default -> first(answers, CitySiegeCommand.DefendBreach.class, defend -> true);
            };
            case HONOURS -> first(answers, CitySiegeCommand.AnswerHonours.class, answer -> answer.granted() == reply.equals("grant"));
            case FAILS, ELSE -> Optional.empty();
        };
    }

    private static <C extends Command> Optional<Command> first(List<Command> answers, Class<C> kind, Predicate<C> which) {
        return answers.stream().filter(answer -> kind.isInstance(answer) && which.test(kind.cast(answer))).findFirst();
    }

    private static boolean isEmpty(CombatCommand.RetireIntoCity retire) {
        return retire.corps().isEmpty() && retire.irregulars().isEmpty() && retire.depots().isEmpty();
    }

    private static Optional<Command> chit(EiaWarView board, CombatSide side, String reply, List<Command> answers) {
        return first(answers, CombatCommand.ChooseChit.class, choose -> side(board, choose.power()).equals(Optional.of(side))
                && choose.chit().map(OperationalChit::title).equals(Optional.of(reply)));
    }

    private static Optional<CombatSide> side(EiaWarView board, Power power) {
        return board.state().combats().fought().flatMap(combat -> combat.sideLedBy(power));
    }

    /** The standing orders of a combat; of losses that a form describes, its example takes cheap factors first. */
    private static Optional<Command> losses(String reply, Decision decision, List<Command> answers) {
        boolean cavalry = reply.equals("cavalry first");
        if (decision.kind().equals("TakeCasualties")) {
            return answers.isEmpty() ? Optional.empty() : Optional.of(cavalry ? answers.getLast() : answers.getFirst());
        }
        return switch (decision.kind()) {
            case "TakeForageLosses", "TakeHungerLosses", "TakeSiegeLosses" -> answers.stream().findFirst().or(() -> decision.optionalForm().map(form -> form.example()));
            default -> Optional.empty();
        };
    }

    private static <C extends Command> Optional<Command> joins(List<Command> answers, Class<C> joining, String reply) {
        boolean asked = answers.stream().anyMatch(joining::isInstance);
        return reply.equals("join") ? first(answers, joining, join -> true)
                : asked ? first(answers, MarchCommand.StandAside.class, aside -> true) : Optional.empty();
    }

    /** The area that a decision is about; empty where it is about none. */
    private static Optional<SpaceId> area(EiaWarView board, Decision decision) {
        var state = board.state();
        var command = decision.options().stream().map(Option::command).findFirst();
        return switch (command.orElse(null)) {
            case CitySiegeCommand siege -> Optional.of(siege.area());
            case CombatCommand.OccupyCity occupy -> Optional.of(occupy.area());
            case CombatCommand.FaceCity face -> Optional.of(face.area());
            case SupplyCommand.OccupyStarvedCity occupy -> Optional.of(occupy.area());
            case MarchCommand.JoinDefenders join -> Optional.of(join.area());
            case MarchCommand.JoinAttackers join -> Optional.of(join.area());
            case MarchCommand.StandAside aside -> Optional.of(aside.area());
            case AvoidanceCommand.AvoidCombat avoid -> Optional.of(avoid.area());
            case AvoidanceCommand.StandAndFight fight -> Optional.of(fight.area());
            case MarchCommand.AnswerDepotThreat answer -> state.duties().stream().filter(MovementDuty.ThreatenedDepot.class::isInstance)
                    .map(duty -> ((MovementDuty.ThreatenedDepot) duty).depot().area()).findFirst();
            case null, default -> state.combats().fought().map(LandCombat::area);
        };
    }
}
