package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Id;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The land movement step (EIA-7.3). */
public final class LandMovementChapter implements EiaChapter<MarchCommand, MarchEvent> {

    public static final LandMovementChapter CHAPTER = new LandMovementChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("landTransportedCorps", LandMovementChapter::landTransportedCorps, "EIA-7.3.5"),
            AutomaticStep.of("askNextBystander", Bystanders::askNextBystander, "EIA-7.3.8"),
            AutomaticStep.of("joinAlliedSieges", SiegeLines::joinAlliedSieges, "EIA-7.3.7.1"),
            AutomaticStep.of("movePortDepots", LandMovementChapter::movePortDepots, "EIA-7.4.3.4.3"));

    private static final String RULE = "EIA-7.3";

    private static final MessageTypes<MarchCommand> COMMANDS = MessageTypes.of(MarchCommand.class)
            .with("MoveCorps", MarchCommand.MoveCorps.class)
            .with("MoveIrregular", MarchCommand.MoveIrregular.class)
            .with("EnterCity", MarchCommand.EnterCity.class)
            .with("QuitCity", MarchCommand.QuitCity.class)
            .with("ShiftIrregular", MarchCommand.ShiftIrregular.class)
            .with("DetachFactors", MarchCommand.DetachFactors.class)
            .with("AbsorbFactors", MarchCommand.AbsorbFactors.class)
            .with("DestroyDepot", MarchCommand.DestroyDepot.class)
            .with("ConvertDepot", MarchCommand.ConvertDepot.class)
            .with("AnswerDepotThreat", MarchCommand.AnswerDepotThreat.class)
            .with("BesiegeCity", MarchCommand.BesiegeCity.class)
            .with("LiftSiege", MarchCommand.LiftSiege.class)
            .with("JoinDefenders", MarchCommand.JoinDefenders.class)
            .with("StandAside", MarchCommand.StandAside.class)
            .with("JoinAttackers", MarchCommand.JoinAttackers.class)
            .with("Disembark", MarchCommand.Disembark.class)
            .with("ForceAccess", MarchCommand.ForceAccess.class);

    private static final MessageTypes<MarchEvent> EVENTS = MessageTypes.of(MarchEvent.class)
            .with("CorpsMoved", MarchEvent.CorpsMoved.class)
            .with("IrregularMoved", MarchEvent.IrregularMoved.class)
            .with("CorpsShifted", MarchEvent.CorpsShifted.class)
            .with("IrregularShifted", MarchEvent.IrregularShifted.class)
            .with("VacantCityTaken", MarchEvent.VacantCityTaken.class)
            .with("FactorsDetached", MarchEvent.FactorsDetached.class)
            .with("FactorsAbsorbed", MarchEvent.FactorsAbsorbed.class)
            .with("DepotThreatened", MarchEvent.DepotThreatened.class)
            .with("DepotHeld", MarchEvent.DepotHeld.class)
            .with("DepotGivenUp", MarchEvent.DepotGivenUp.class)
            .with("DepotDestroyed", MarchEvent.DepotDestroyed.class)
            .with("DepotConverted", MarchEvent.DepotConverted.class)
            .with("SiegeBegan", MarchEvent.SiegeBegan.class)
            .with("SiegeLifted", MarchEvent.SiegeLifted.class)
            .with("PortDepotMoved", MarchEvent.PortDepotMoved.class)
            .with("BystanderAsked", MarchEvent.BystanderAsked.class)
            .with("WarDeclared", MarchEvent.WarDeclared.class)
            .with("StoodAside", MarchEvent.StoodAside.class)
            .with("AttackersJoined", MarchEvent.AttackersJoined.class)
            .with("CorpsDisembarked", MarchEvent.CorpsDisembarked.class)
            .with("CorpsLostAtSea", MarchEvent.CorpsLostAtSea.class)
            .with("AccessForced", MarchEvent.AccessForced.class);

    private LandMovementChapter() {}

    @Override
    public MessageTypes<MarchCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<MarchEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, MarchEvent event) {
        return MarchEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, MarchCommand command) {
        return switch (command) {
            case MarchCommand.AnswerDepotThreat answer -> EnemyDepots.answer(play, answer);
            case MarchCommand.JoinDefenders join -> Bystanders.join(play, join);
            case MarchCommand.StandAside aside -> Bystanders.leave(play, aside);
            case MarchCommand.JoinAttackers attack -> Bystanders.attack(play, attack);
            default -> ActingPower.refusal(play.board(), command.power(), LandStep.MOVEMENT).map(EiaCommandRun::refuse).orElseGet(() -> move(play, command));
        };
    }

    private static Execution move(EiaCommandRun play, MarchCommand command) {
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
            case MarchCommand.ForceAccess force -> AccessByForce.forceAccess(play, force);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return ActingPower.in(board, LandStep.MOVEMENT).map(power -> awaitedDecisions(board, power)).orElse(List.of());
    }

    private List<Decision> awaitedDecisions(EiaWarView board, Power power) {
        var decisions = new ArrayList<Decision>();
        var ground = new MarchGround(board, power);
        var corps = board.state().corpsOf(power);
        var marchers = corps.stream().filter(each -> new MarchingCorps(ground, each).canMarch()).toList();
        var movers = corps.stream().filter(each -> marchers.contains(each) || !otherOptions(board, each).isEmpty()).map(Corps::id).toList();
        if (!movers.isEmpty()) {
            var decision = new Decision("movement", power.word(), "MoveCorps", Citation.of(RULE), ask("ask-corps", power),
                    List.of(), Id.texts(movers));
            decisions.add(marchers.isEmpty() ? decision : decision.with(PathForms.corpsForm(ground, marchers)));
        }
        irregularsDecision(ground, power).ifPresent(decisions::add);
        var sieges = SiegeLines.options(board, power);
        if (!sieges.isEmpty()) {
            decisions.add(decision("sieges", power.word(), "EIA-7.3.7.1", ask("ask-siege", power), sieges));
        }
        TransferForms.of(board, power).forEach(decisions::add);
        var forcible = AccessByForce.options(board, power);
        if (!forcible.isEmpty()) {
            decisions.add(decision("force-access", power.word(), AccessByForce.RULE, ask("ask-access", power),
                    forcible));
        }
        return decisions;
    }

    private static Sentence.Keyed ask(String key, Power power) {
        return Sentence.of("eia.march." + key).with("who", CampaignNames.power(power));
    }

    private static Optional<Decision> irregularsDecision(MarchGround ground, Power power) {
        var own = ground.board().state().irregulars().values().stream().filter(piece -> piece.power() == power).toList();
        var movers = own.stream().filter(piece -> IrregularMarch.canAct(ground, piece)).toList();
        if (movers.isEmpty()) {
            return Optional.empty();
        }
        var walkers = movers.stream().filter(piece -> IrregularMarch.canMarch(ground, piece)).toList();
        var decision = new Decision("irregulars", power.word(), "MoveIrregular", Citation.of("EIA-7.3.1.1"),
                ask("ask-irregulars", power), List.of(), Id.texts(movers.stream().map(Irregular::id).toList()));
        return Optional.of(walkers.isEmpty() ? decision : decision.with(PathForms.irregularsForm(ground, walkers)));
    }

    /** Options of a corps besides marching. */
    private static List<Option> otherOptions(EiaWarView board, Corps corps) {
        return Stream.of(Transports.options(board, corps), CityMoves.options(board, corps), EnemyDepots.options(board, corps.power(), corps.id()))
                .flatMap(List::stream).toList();
    }

    @Override
    public List<Option> moves(EiaWarView board, UnitId piece) {
        if (!board.state().duties().isEmpty()) {
            return List.of();
        }
        var acting = ActingPower.in(board, LandStep.MOVEMENT);
        var corps = board.state().findCorps(piece).filter(found -> acting.filter(power -> power == found.power()).isPresent());
        if (corps.isPresent()) {
            return Stream.concat(CorpsMarch.options(board, corps.get()).stream(), otherOptions(board, corps.get()).stream()).toList();
        }
        return Optional.ofNullable(board.state().irregulars().get(piece))
                .filter(found -> acting.filter(power -> power == found.power()).isPresent())
                .map(found -> Stream.concat(IrregularMarch.options(new MarchGround(board, found.power()), found).stream(),
                        EnemyDepots.options(board, found.power(), found.id()).stream()).toList())
                .orElse(List.of());
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return switch (duty) {
            case MovementDuty.ThreatenedDepot threat -> Optional.of(decision("depot-threat", threat.power().word(), EnemyDepots.GARRISONED,
                    Sentence.of("eia.march.ask-depot").with("where", CampaignNames.area(threat.depot().area())),
                    EnemyDepots.answers(board, threat)));
            case MovementDuty.Bystander bystander -> Optional.of(decision("bystander", bystander.power().word(), "EIA-7.3.8.4",
                    ask("ask-bystander", bystander.power()).with("attacker", CampaignNames.power(bystander.attacker())).with("at", CampaignNames.at(bystander.area())), Bystanders.answers(board, bystander)));
            default -> Optional.empty();
        };
    }

    /**
     * Settles movement that is over. Corps of a power still on a fleet go ashore or are lost (EIA-7.3.5), and powers that stand
     * between others are asked (EIA-7.3.8). When all have moved, allies of besiegers besiege too (EIA-7.3.7.1), and depots inside
     * ports that nobody besieges any more leave them (EIA-7.4.3.4.3).
     */
    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    private static boolean landTransportedCorps(EiaCommandRun play) {
        return Bystanders.powersThatMoved(play).stream().anyMatch(power -> Transports.settleNextCorps(play, power));
    }

    private static boolean movePortDepots(EiaCommandRun play) {
        var board = play.board();
        var depot = ActingPower.in(board, LandStep.SUPPLY).flatMap(power -> board.state().depots().values().stream()
                .filter(each -> each.power() == power && each.at().inCity() && !board.isBesieged(each.at().area())).findFirst());
        depot.map(Depot::at).ifPresent(at -> play.emit(new MarchEvent.PortDepotMoved(depot.get().power(), at.area())));
        return depot.isPresent();
    }

    /** A question to a power is told by its answer. */
    @Override
    public boolean quiet(MarchEvent event) {
        return event instanceof MarchEvent.DepotThreatened || event instanceof MarchEvent.BystanderAsked;
    }

    @Override
    public Sentence sentence(EiaState before, MarchEvent event, List<Step> explanation) {
        return new MarchNarration(before).of(event);
    }

    @Override
    public Importance importance(MarchEvent event) {
        return switch (event) {
            case MarchEvent.VacantCityTaken _, MarchEvent.DepotGivenUp _, MarchEvent.DepotDestroyed _,
                    MarchEvent.DepotConverted _, MarchEvent.WarDeclared _, MarchEvent.CorpsLostAtSea _, MarchEvent.AccessForced _ -> Importance.OUTCOME;
            case MarchEvent.CorpsMoved _, MarchEvent.IrregularMoved _, MarchEvent.CorpsShifted _, MarchEvent.IrregularShifted _, MarchEvent.FactorsDetached _, MarchEvent.FactorsAbsorbed _,
                    MarchEvent.DepotHeld _, MarchEvent.SiegeBegan _, MarchEvent.SiegeLifted _, MarchEvent.CorpsDisembarked _, MarchEvent.AttackersJoined _, MarchEvent.StoodAside _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
