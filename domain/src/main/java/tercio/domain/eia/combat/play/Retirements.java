package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.play.CombatCommand.AgreeRetirement;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.CombatAnswered;
import tercio.domain.eia.combat.play.CombatEvent.CombatKindChanged;
import tercio.domain.eia.combat.play.CombatEvent.EmptiedCityFell;
import tercio.domain.eia.combat.play.CombatEvent.RetiredIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.RetirementProposed;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.RetirementProposal;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Defenders retire into the city of the area (EIA-7.5.1.1). Each defending power says what it wants to retire; where several want
 * to, all of them must agree, else nobody retires (reading E21).
 */
final class Retirements {

    static final String RULE = "EIA-7.5.1.1";

    private Retirements() {}

    /** The defending powers that may retire forces and have not said whether they do. */
    static List<Power> powersToAsk(EiaWarView board, LandCombat combat) {
        return combat.defender().powers().stream().filter(power -> !combat.answered().contains(power))
                .filter(power -> DepotGarrison.isCityOpenTo(board, power, combat.area())).toList();
    }

    static boolean runAutomaticStep(EiaCommandRun play, LandCombat combat) {
        if (!powersToAsk(play.board(), combat).isEmpty()) {
            return false;
        }
        var retiring = combat.proposals().stream().filter(proposal -> !proposal.isEmpty()).toList();
        if (retiring.size() > 1) {
            CombatFlow.enterStage(play, CombatStage.RETIREMENT_AGREEMENT);
            return true;
        }
        retireAll(play, retiring);
        return true;
    }

    /** All that want to retire have answered: they do if all agree (EIA-7.5.1.1.1). */
    static boolean settleAgreement(EiaCommandRun play, LandCombat combat) {
        if (!powersToAgree(combat).isEmpty()) {
            return false;
        }
        retireAll(play, combat.proposals().stream().filter(proposal -> !proposal.isEmpty()).toList());
        return true;
    }

    /** The powers that have not said whether they agree. */
    static List<Power> powersToAgree(LandCombat combat) {
        return combat.proposals().stream().filter(proposal -> !proposal.isEmpty()).map(RetirementProposal::power)
                .filter(power -> !combat.answered().contains(power)).toList();
    }

    private static void retireAll(EiaCommandRun play, List<RetirementProposal> retiring) {
        for (var proposal : retiring) {
            var area = CombatFlow.combat(play.state()).area();
            boolean occupies = play.state().city(area).filter(city -> play.board().atWar(proposal.power(), city.controller())).isPresent();
            play.emit(new RetiredIntoCity(proposal),
                    List.of(Step.of("retirement into the city", RULE).side(proposal.power().word()).result(resultOf(play.board(), proposal))));
            if (occupies) {
                play.emit(new EmptiedCityFell(area, proposal.power().nation()),
                        List.of(Step.of("vacant city of an enemy", RULE).side(proposal.power().word()).result(Sentence.of("eia.combat.result-occupied"))));
            }
        }
        continueCombat(play);
    }

    private static Sentence.Keyed resultOf(EiaWarView board, RetirementProposal proposal) {
        var all = new ArrayList<>(proposal.corps());
        all.addAll(proposal.irregulars());
        if (proposal.depot()) {
            all.add(UnitLosses.DEPOT);
        }
        return Sentence.of("eia.combat.result-units").with("units", CombatNames.unitNames(board.state(), all));
    }

    /** The combat goes on against those who stay outside; what they are may make it trivial (EIA-7.5.1.1.3). */
    private static void continueCombat(EiaCommandRun play) {
        var combat = CombatFlow.combat(play.state());
        if (combat.defender().isGone()) {
            CombatFlow.enterStage(play, CombatStage.AFTERMATH);
            return;
        }
        var kind = CombatListing.kind(play.board(), combat.attacker(), combat.defender(), combat.area());
        if (kind == CombatKind.TRIVIAL && combat.kind() != CombatKind.TRIVIAL) {
            play.emit(new CombatKindChanged(kind, true));
        }
        Sallies.begin(play);
    }

    static Execution retire(EiaCommandRun play, RetireIntoCity command) {
        var combat = CombatFlow.combat(play.state());
        var objection = whyIllegal(play.board(), combat, command);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(RULE, objection.get(), options(play.board(), combat, command.power()));
        }
        play.emit(new RetirementProposed(new RetirementProposal(command.power(), command.corps(), command.irregulars(), !command.depots().isEmpty(),
                command.leaders())));
        play.emit(new CombatAnswered(command.power()));
        return EiaCommandRun.success();
    }

    private static Optional<Sentence> whyIllegal(EiaWarView board, LandCombat combat, RetireIntoCity command) {
        if (!powersToAsk(board, combat).contains(command.power())) {
            return Optional.of(Sentence.of("eia.refused.no-city-to-retire-into").with("who", CampaignNames.power(command.power())));
        }
        if (!CombatCommand.isPlainList(command.corps()) || !ownCorps(board, combat, command.power()).containsAll(command.corps())) {
            return Optional.of(Sentence.of("eia.refused.retiring").with("what", "corps"));
        }
        if (!CombatCommand.isPlainList(command.irregulars()) || !irregulars(board, combat, command.power()).containsAll(command.irregulars())) {
            return Optional.of(Sentence.of("eia.refused.retiring").with("what", "irregulars"));
        }
        if (!command.depots().isEmpty() && !(hasOwnDepot(board, combat, command.power()) && command.depots().equals(List.of(combat.area())))) {
            return Optional.of(Sentence.of("eia.refused.retiring").with("what", "depot"));
        }
        if (!CombatCommand.isPlainList(command.leaders()) || !leaders(board, combat, command.power()).containsAll(command.leaders())
                || command.corps().isEmpty() && !command.leaders().isEmpty()) {
            return Optional.of(Sentence.of("eia.refused.retiring").with("what", "leaders"));
        }
        if (!command.corps().isEmpty() && command.corps().containsAll(ownCorps(board, combat, command.power()))
                && !command.leaders().containsAll(leaders(board, combat, command.power()))) {
            return Optional.of(Sentence.of("eia.refused.leaders-outside"));
        }
        // The room may be negative, because corps of others count with their full capacity; forces that stay outside need none.
        int room = Math.max(0, CityRoom.asKnownTo(board, command.power(), combat.area()) - proposedFactors(board, combat, command.power()));
        int factors = factors(board, command);
        return factors > room ? Optional.of(Sentence.of("eia.refused.city-too-small").with("room", room).with("factors", factors)) : Optional.empty();
    }

    private static int factors(EiaWarView board, RetireIntoCity command) {
        return factors(board, command.power(), new RetirementProposal(command.power(), command.corps(), command.irregulars(), !command.depots().isEmpty(), command.leaders()));
    }

    /**
     * The factors that a proposal brings into the city, as a power knows them: each corps of another power counts with the capacity of its
     * counter.
     */
    private static int factors(EiaWarView board, Power knows, RetirementProposal proposal) {
        int depot = proposal.depot() ? board.state().depotAt(Location.field(CombatFlow.combat(board.state()).area()))
                .map(each -> each.garrison().total()).orElse(0) : 0;
        return proposal.corps().stream().map(board.state().corps()::get)
                .mapToInt(corps -> corps.power() == knows ? corps.factorsOrNone().total() : board.openCounter(corps).maxFactors()).sum() + proposal.irregulars().size() + depot;
    }

    private static int proposedFactors(EiaWarView board, LandCombat combat, Power knows) {
        return combat.proposals().stream().mapToInt(proposal -> factors(board, knows, proposal)).sum();
    }

    static Execution agree(EiaCommandRun play, AgreeRetirement command) {
        var combat = CombatFlow.combat(play.state());
        if (!powersToAgree(combat).contains(command.power())) {
            return EiaCommandRun.refuse("EIA-7.5.1.1.1", Sentence.of("eia.refused.not-asked").with("who", CampaignNames.power(command.power())));
        }
        play.emit(new CombatAnswered(command.power()));
        if (!command.agreed()) {
            continueCombat(play);
        }
        return EiaCommandRun.success();
    }

    // --- What may retire -------------------------------------------------------------------------------------------

    static List<UnitId> ownCorps(EiaWarView board, LandCombat combat, Power power) {
        return combat.defender().corps().stream().filter(id -> board.state().corps().get(id).power() == power).toList();
    }

    static List<UnitId> irregulars(EiaWarView board, LandCombat combat, Power power) {
        return combat.defender().irregulars().stream().filter(id -> board.state().irregulars().get(id).power() == power)
                .filter(id -> board.state().irregulars().get(id).type() != FactorType.GUERILLA).toList();
    }

    static boolean hasOwnDepot(EiaWarView board, LandCombat combat, Power power) {
        return combat.defender().depot() && board.state().depotAt(Location.field(combat.area())).filter(depot -> depot.power() == power).isPresent();
    }

    static List<EiaLeaderId> leaders(EiaWarView board, LandCombat combat, Power power) {
        return CombatCommanders.leaders(board, combat, CombatSide.DEFENDER).stream().filter(leader -> leader.power() == power).map(LeaderPiece::id).toList();
    }

    /** All stay outside; everything retires where there is room for it. */
    static List<Option> options(EiaWarView board, LandCombat combat, Power power) {
        var stay = new RetireIntoCity(power, List.of(), List.of(), List.of(), List.of());
        var corps = ownCorps(board, combat, power);
        var all = new RetireIntoCity(power, corps, irregulars(board, combat, power), hasOwnDepot(board, combat, power) ? List.of(combat.area()) : List.of(),
                corps.isEmpty() ? List.of() : leaders(board, combat, power));
        return Stream.of(new Option(Sentence.of("eia.combat.to-stay-out"), stay), new Option(Sentence.of("eia.combat.to-retire"), all))
                .filter(option -> whyIllegal(board, combat, (RetireIntoCity) option.command()).isEmpty()).distinct().toList();
    }
}
