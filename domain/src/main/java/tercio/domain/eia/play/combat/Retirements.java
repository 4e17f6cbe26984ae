package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.RetirementProposal;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.AgreeRetirement;
import tercio.domain.eia.play.combat.CombatCommand.RetireIntoCity;
import tercio.domain.eia.play.combat.CombatEvent.CombatAnswered;
import tercio.domain.eia.play.combat.CombatEvent.CombatKindChanged;
import tercio.domain.eia.play.combat.CombatEvent.EmptiedCityFell;
import tercio.domain.eia.play.combat.CombatEvent.RetiredIntoCity;
import tercio.domain.eia.play.combat.CombatEvent.RetirementProposed;
import tercio.domain.eia.play.lines.DepotGarrison;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * Defenders retire into the city of the area (EIA-7.5.1.1). Each defending power says what it wants to retire; where several want
 * to, all of them must agree, else nobody retires (reading E21).
 */
final class Retirements {

    static final String RULE = "EIA-7.5.1.1";

    private Retirements() {}

    /** The defending powers that may retire forces and have not said whether they do. */
    static List<Power> asked(EiaBoard board, LandCombat combat) {
        return combat.defender().powers().stream().filter(power -> !combat.answered().contains(power))
                .filter(power -> DepotGarrison.openTo(board, power, combat.area())).toList();
    }

    static boolean goesOn(EiaPlay play, LandCombat combat) {
        if (!asked(play.board(), combat).isEmpty()) {
            return false;
        }
        var retiring = combat.proposals().stream().filter(proposal -> !proposal.stays()).toList();
        if (retiring.size() > 1) {
            CombatFlow.reach(play, CombatStage.RETIREMENT_AGREEMENT);
            return true;
        }
        carryOut(play, retiring);
        return true;
    }

    /** All that want to retire have answered: they do if all agree (EIA-7.5.1.1.1). */
    static boolean agreed(EiaPlay play, LandCombat combat) {
        if (!agreeing(combat).isEmpty()) {
            return false;
        }
        carryOut(play, combat.proposals().stream().filter(proposal -> !proposal.stays()).toList());
        return true;
    }

    /** The powers that have not said whether they agree. */
    static List<Power> agreeing(LandCombat combat) {
        return combat.proposals().stream().filter(proposal -> !proposal.stays()).map(RetirementProposal::power)
                .filter(power -> !combat.answered().contains(power)).toList();
    }

    private static void carryOut(EiaPlay play, List<RetirementProposal> retiring) {
        for (var proposal : retiring) {
            var area = CombatFlow.combat(play.state()).area();
            boolean occupies = play.state().city(area).filter(city -> play.board().atWar(proposal.power(), city.controller())).isPresent();
            play.happens(new RetiredIntoCity(proposal),
                    List.of(Step.of("retirement into the city", RULE).side(proposal.power().word()).result(title(play.board(), proposal))));
            if (occupies) {
                play.happens(new EmptiedCityFell(area, proposal.power().word()),
                        List.of(Step.of("vacant city of an enemy", RULE).side(proposal.power().word()).result("occupied")));
            }
        }
        afterwards(play);
    }

    private static String title(EiaBoard board, RetirementProposal proposal) {
        var all = new ArrayList<>(proposal.corps());
        all.addAll(proposal.irregulars());
        if (proposal.depot()) {
            all.add(LossBook.DEPOT);
        }
        return CombatNames.units(board.state(), all);
    }

    /** The combat goes on against those who stay outside; what they are may make it trivial (EIA-7.5.1.1.3). */
    private static void afterwards(EiaPlay play) {
        var combat = CombatFlow.combat(play.state());
        if (combat.defender().gone()) {
            CombatFlow.reach(play, CombatStage.AFTERMATH);
            return;
        }
        var kind = CombatListing.kind(play.board(), combat.attacker(), combat.defender(), combat.area());
        if (kind == CombatKind.TRIVIAL && combat.kind() != CombatKind.TRIVIAL) {
            play.happens(new CombatKindChanged(kind, true));
        }
        Sallies.begin(play);
    }

    static Optional<Verdict<EiaEvent>> retire(EiaPlay play, RetireIntoCity command) {
        var combat = CombatFlow.combat(play.state());
        var objection = objection(play.board(), combat, command);
        if (objection.isPresent()) {
            return EiaPlay.refused(RULE, objection.get(), options(play.board(), combat, command.power()));
        }
        play.happens(new RetirementProposed(new RetirementProposal(command.power(), command.corps(), command.irregulars(), !command.depots().isEmpty(),
                command.leaders())));
        play.happens(new CombatAnswered(command.power()));
        return EiaPlay.done();
    }

    private static Optional<String> objection(EiaBoard board, LandCombat combat, RetireIntoCity command) {
        if (!asked(board, combat).contains(command.power())) {
            return Optional.of(command.power().title() + " is not asked now, or no unbesieged friendly or vacant city stands open to it.");
        }
        if (!CombatCommand.plain(command.corps()) || !own(board, combat, command.power()).containsAll(command.corps())) {
            return Optional.of("Only own corps that are attacked here can retire.");
        }
        if (!CombatCommand.plain(command.irregulars()) || !irregulars(board, combat, command.power()).containsAll(command.irregulars())) {
            return Optional.of("Only own cossacks and freikorps that are attacked here can retire.");
        }
        if (!command.depots().isEmpty() && !(ownDepot(board, combat, command.power()) && command.depots().equals(List.of(combat.area())))) {
            return Optional.of("No garrison of an own depot is attacked here.");
        }
        if (!CombatCommand.plain(command.leaders()) || !leaders(board, combat, command.power()).containsAll(command.leaders())
                || command.corps().isEmpty() && !command.leaders().isEmpty()) {
            return Optional.of("Only own leaders here retire, together with a corps.");
        }
        if (!command.corps().isEmpty() && command.corps().containsAll(own(board, combat, command.power()))
                && !command.leaders().containsAll(leaders(board, combat, command.power()))) {
            return Optional.of("No leader stays outside without a corps: all leaders retire with the last corps.");
        }
        // The room may be negative, because corps of others count with their full capacity; forces that stay outside need none.
        int room = Math.max(0, board.roomInCity(command.power(), combat.area()) - proposed(board, combat, command.power()));
        int factors = factors(board, command);
        return factors > room ? Optional.of("The city has room for " + room + " factors, and these are " + factors + ".") : Optional.empty();
    }

    private static int factors(EiaBoard board, RetireIntoCity command) {
        return factors(board, command.power(), new RetirementProposal(command.power(), command.corps(), command.irregulars(), !command.depots().isEmpty(), command.leaders()));
    }

    /**
     * The factors that a proposal brings into the city, as a power knows them: each corps of another power counts with the capacity of its
     * counter.
     */
    private static int factors(EiaBoard board, Power knows, RetirementProposal proposal) {
        int depot = proposal.depot() ? board.state().depotAt(Location.field(CombatFlow.combat(board.state()).area()))
                .map(each -> each.garrison().total()).orElse(0) : 0;
        return proposal.corps().stream().map(board.state().corps()::get)
                .mapToInt(corps -> corps.power() == knows ? corps.held().total() : corps.counter().most()).sum() + proposal.irregulars().size() + depot;
    }

    private static int proposed(EiaBoard board, LandCombat combat, Power knows) {
        return combat.proposals().stream().mapToInt(proposal -> factors(board, knows, proposal)).sum();
    }

    static Optional<Verdict<EiaEvent>> agree(EiaPlay play, AgreeRetirement command) {
        var combat = CombatFlow.combat(play.state());
        if (!agreeing(combat).contains(command.power())) {
            return EiaPlay.refused("EIA-7.5.1.1.1", command.power().title() + " is not asked now.");
        }
        play.happens(new CombatAnswered(command.power()));
        if (!command.agreed()) {
            afterwards(play);
        }
        return EiaPlay.done();
    }

    // --- What may retire -------------------------------------------------------------------------------------------

    static List<String> own(EiaBoard board, LandCombat combat, Power power) {
        return combat.defender().corps().stream().filter(id -> board.state().corps().get(id).power() == power).toList();
    }

    static List<String> irregulars(EiaBoard board, LandCombat combat, Power power) {
        return combat.defender().irregulars().stream().filter(id -> board.state().irregulars().get(id).power() == power)
                .filter(id -> board.state().irregulars().get(id).type() != FactorType.GUERILLA).toList();
    }

    static boolean ownDepot(EiaBoard board, LandCombat combat, Power power) {
        return combat.defender().depot() && board.state().depotAt(Location.field(combat.area())).filter(depot -> depot.power() == power).isPresent();
    }

    static List<String> leaders(EiaBoard board, LandCombat combat, Power power) {
        return CombatCommanders.leaders(board, combat, CombatSide.DEFENDER).stream().filter(leader -> leader.power() == power).map(LeaderPiece::id).toList();
    }

    /** All stay outside; everything retires where there is room for it. */
    static List<Option> options(EiaBoard board, LandCombat combat, Power power) {
        var stay = new RetireIntoCity(power, List.of(), List.of(), List.of(), List.of());
        var corps = own(board, combat, power);
        var all = new RetireIntoCity(power, corps, irregulars(board, combat, power), ownDepot(board, combat, power) ? List.of(combat.area()) : List.of(),
                corps.isEmpty() ? List.of() : leaders(board, combat, power));
        return Stream.of(new Option("nobody retires", stay), new Option("all retire into the city", all))
                .filter(option -> objection(board, combat, (RetireIntoCity) option.command()).isEmpty()).distinct().toList();
    }
}
