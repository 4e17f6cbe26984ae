package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.play.ActingPower;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/** The land movement step (EIA-7.3). */
public final class LandMovementChapter implements EiaChapter<MarchCommand, MarchEvent> {

    public static final LandMovementChapter CHAPTER = new LandMovementChapter();

    private static final String RULE = "EIA-7.3";

    private static final Vocabulary<MarchCommand> COMMANDS = Vocabulary.of(MarchCommand.class)
            .word("MoveCorps", MarchCommand.MoveCorps.class)
            .word("MoveIrregular", MarchCommand.MoveIrregular.class)
            .word("EnterCity", MarchCommand.EnterCity.class)
            .word("QuitCity", MarchCommand.QuitCity.class)
            .word("ShiftIrregular", MarchCommand.ShiftIrregular.class)
            .word("DetachFactors", MarchCommand.DetachFactors.class)
            .word("AbsorbFactors", MarchCommand.AbsorbFactors.class)
            .word("DestroyDepot", MarchCommand.DestroyDepot.class)
            .word("ConvertDepot", MarchCommand.ConvertDepot.class)
            .word("AnswerDepotThreat", MarchCommand.AnswerDepotThreat.class)
            .word("BesiegeCity", MarchCommand.BesiegeCity.class)
            .word("LiftSiege", MarchCommand.LiftSiege.class)
            .word("JoinDefenders", MarchCommand.JoinDefenders.class)
            .word("StandAside", MarchCommand.StandAside.class)
            .word("JoinAttackers", MarchCommand.JoinAttackers.class)
            .word("Disembark", MarchCommand.Disembark.class)
            .word("ForceAccess", MarchCommand.ForceAccess.class);

    private static final Vocabulary<MarchEvent> EVENTS = Vocabulary.of(MarchEvent.class)
            .word("CorpsMoved", MarchEvent.CorpsMoved.class)
            .word("IrregularMoved", MarchEvent.IrregularMoved.class)
            .word("CorpsShifted", MarchEvent.CorpsShifted.class)
            .word("IrregularShifted", MarchEvent.IrregularShifted.class)
            .word("VacantCityTaken", MarchEvent.VacantCityTaken.class)
            .word("FactorsDetached", MarchEvent.FactorsDetached.class)
            .word("FactorsAbsorbed", MarchEvent.FactorsAbsorbed.class)
            .word("DepotThreatened", MarchEvent.DepotThreatened.class)
            .word("DepotHeld", MarchEvent.DepotHeld.class)
            .word("DepotGivenUp", MarchEvent.DepotGivenUp.class)
            .word("DepotDestroyed", MarchEvent.DepotDestroyed.class)
            .word("DepotConverted", MarchEvent.DepotConverted.class)
            .word("SiegeBegan", MarchEvent.SiegeBegan.class)
            .word("SiegeLifted", MarchEvent.SiegeLifted.class)
            .word("PortDepotMoved", MarchEvent.PortDepotMoved.class)
            .word("BystanderAsked", MarchEvent.BystanderAsked.class)
            .word("WarDeclared", MarchEvent.WarDeclared.class)
            .word("StoodAside", MarchEvent.StoodAside.class)
            .word("AttackersJoined", MarchEvent.AttackersJoined.class)
            .word("CorpsDisembarked", MarchEvent.CorpsDisembarked.class)
            .word("CorpsLostAtSea", MarchEvent.CorpsLostAtSea.class)
            .word("AccessForced", MarchEvent.AccessForced.class);

    private LandMovementChapter() {}

    @Override
    public Vocabulary<MarchCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<MarchEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, MarchEvent event) {
        return MarchEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, MarchCommand command) {
        return switch (command) {
            case MarchCommand.AnswerDepotThreat answer -> EnemyDepots.answer(play, answer);
            case MarchCommand.JoinDefenders join -> Bystanders.join(play, join);
            case MarchCommand.StandAside aside -> Bystanders.leave(play, aside);
            case MarchCommand.JoinAttackers attack -> Bystanders.attack(play, attack);
            default -> ActingPower.objection(play.board(), command.power(), LandStep.MOVEMENT).or(() -> move(play, command));
        };
    }

    private static Optional<Verdict<EiaEvent>> move(EiaPlay play, MarchCommand command) {
        return switch (command) {
            case MarchCommand.MoveCorps move -> CorpsMarch.move(play, move);
            case MarchCommand.MoveIrregular move -> IrregularMarch.move(play, move);
            case MarchCommand.EnterCity enter -> CityMoves.enter(play, enter);
            case MarchCommand.QuitCity leave -> CityMoves.leave(play, leave);
            case MarchCommand.ShiftIrregular shift -> IrregularMarch.shift(play, shift);
            case MarchCommand.DetachFactors detach -> FactorTransfer.detach(play, detach);
            case MarchCommand.AbsorbFactors absorb -> FactorTransfer.absorb(play, absorb);
            case MarchCommand.DestroyDepot destroy -> EnemyDepots.destroy(play, destroy);
            case MarchCommand.ConvertDepot convert -> EnemyDepots.convert(play, convert);
            case MarchCommand.BesiegeCity besiege -> SiegeLines.besiege(play, besiege);
            case MarchCommand.LiftSiege lift -> SiegeLines.lift(play, lift);
            case MarchCommand.AnswerDepotThreat answer -> EnemyDepots.answer(play, answer);
            case MarchCommand.JoinDefenders join -> Bystanders.join(play, join);
            case MarchCommand.StandAside aside -> Bystanders.leave(play, aside);
            case MarchCommand.JoinAttackers attack -> Bystanders.attack(play, attack);
            case MarchCommand.Disembark disembark -> Transports.disembark(play, disembark);
            case MarchCommand.ForceAccess force -> AccessByForce.force(play, force);
        };
    }

    @Override
    public List<Decision> awaited(EiaBoard board) {
        return ActingPower.in(board, LandStep.MOVEMENT).map(power -> awaited(board, power)).orElse(List.of());
    }

    private List<Decision> awaited(EiaBoard board, Power power) {
        var decisions = new ArrayList<Decision>();
        var ground = new MarchGround(board, power);
        var corps = board.state().corpsOf(power);
        var marchers = corps.stream().filter(each -> new MarchingCorps(ground, each).marches()).toList();
        var movers = corps.stream().filter(each -> marchers.contains(each) || !others(board, each).isEmpty()).map(Corps::id).toList();
        if (!movers.isEmpty()) {
            var decision = new Decision("movement", power.word(), "MoveCorps", Citation.of(RULE), "Which corps of " + power.title() + " moves?",
                    List.of(), movers);
            decisions.add(marchers.isEmpty() ? decision : decision.with(PathForms.corps(ground, marchers)));
        }
        irregulars(ground, power).ifPresent(decisions::add);
        var sieges = SiegeLines.options(board, power);
        if (!sieges.isEmpty()) {
            decisions.add(decision("sieges", power.word(), "EIA-7.3.7.1", "Which city does " + power.title() + " besiege?", sieges));
        }
        TransferForms.of(board, power).forEach(decisions::add);
        var forcible = AccessByForce.options(board, power);
        if (!forcible.isEmpty()) {
            decisions.add(decision("force-access", power.word(), AccessByForce.RULE, "Does " + power.title() + " enter foreign territory without permission?",
                    forcible));
        }
        return decisions;
    }

    private static Optional<Decision> irregulars(MarchGround ground, Power power) {
        var own = ground.board().state().irregulars().values().stream().filter(piece -> piece.power() == power).toList();
        var movers = own.stream().filter(piece -> IrregularMarch.moves(ground, piece)).toList();
        if (movers.isEmpty()) {
            return Optional.empty();
        }
        var walkers = movers.stream().filter(piece -> IrregularMarch.walks(ground, piece)).toList();
        var decision = new Decision("irregulars", power.word(), "MoveIrregular", Citation.of("EIA-7.3.1.1"),
                "Which cossacks, freikorps or guerillas of " + power.title() + " move?", List.of(), movers.stream().map(Irregular::id).toList());
        return Optional.of(walkers.isEmpty() ? decision : decision.with(PathForms.irregulars(ground, walkers)));
    }

    /** Options of a corps besides marching. */
    private static List<Option> others(EiaBoard board, Corps corps) {
        return Stream.of(Transports.options(board, corps), CityMoves.options(board, corps), EnemyDepots.options(board, corps.power(), corps.id()))
                .flatMap(List::stream).toList();
    }

    @Override
    public List<Option> moves(EiaBoard board, String piece) {
        if (!board.state().duties().isEmpty()) {
            return List.of();
        }
        var acting = ActingPower.in(board, LandStep.MOVEMENT);
        var corps = board.state().findCorps(piece).filter(found -> acting.filter(power -> power == found.power()).isPresent());
        if (corps.isPresent()) {
            return Stream.concat(CorpsMarch.options(board, corps.get()).stream(), others(board, corps.get()).stream()).toList();
        }
        return Optional.ofNullable(board.state().irregulars().get(piece))
                .filter(found -> acting.filter(power -> power == found.power()).isPresent())
                .map(found -> Stream.concat(IrregularMarch.options(new MarchGround(board, found.power()), found).stream(),
                        EnemyDepots.options(board, found.power(), found.id()).stream()).toList())
                .orElse(List.of());
    }

    @Override
    public Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return switch (duty) {
            case MovementDuty.ThreatenedDepot threat -> Optional.of(decision("depot-threat", threat.power().word(), EnemyDepots.GARRISONED,
                    "Does the garrison of the depot in " + board.name(threat.depot().area()) + " destroy it before the enemy goes on?",
                    EnemyDepots.answers(board, threat)));
            case MovementDuty.Bystander bystander -> Optional.of(decision("bystander", bystander.power().word(), "EIA-7.3.8.4",
                    bystander.attacker().title() + " attacks in " + board.name(bystander.area()) + ": what do the forces of "
                            + bystander.power().title() + " there do?", Bystanders.answers(board, bystander)));
            default -> Optional.empty();
        };
    }

    /**
     * Settles movement that is over. Corps of a power still on a fleet go ashore or are lost (EIA-7.3.5), and powers that stand
     * between others are asked (EIA-7.3.8). When all have moved, allies of besiegers besiege too (EIA-7.3.7.1), and depots inside
     * ports that nobody besieges any more leave them (EIA-7.4.3.4.3).
     */
    @Override
    public boolean goesOn(EiaPlay play) {
        if (Bystanders.moved(play).stream().anyMatch(power -> Transports.settle(play, power)) || Bystanders.ask(play)
                || SiegeLines.alliesJoin(play)) {
            return true;
        }
        var board = play.board();
        var depot = ActingPower.in(board, LandStep.SUPPLY).flatMap(power -> board.state().depots().values().stream()
                .filter(each -> each.power() == power && each.at().inCity() && !board.besieged(each.at().area())).findFirst());
        depot.map(Depot::at).ifPresent(at -> play.happens(new MarchEvent.PortDepotMoved(depot.get().power(), at.area())));
        return depot.isPresent();
    }

    @Override
    public String sentence(EiaState before, MarchEvent event, List<Step> explanation) {
        return new MarchWords(before).of(event);
    }
}
