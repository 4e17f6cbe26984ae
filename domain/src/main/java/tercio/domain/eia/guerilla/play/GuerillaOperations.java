package tercio.domain.eia.guerilla.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.YesOrNo;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.GuerillaDuty;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.guerilla.GuerillaDice;
import tercio.domain.eia.guerilla.GuerillaDice.Operation;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll.RollState;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Raising, placing and hunting guerillas (EIA-10.1.1.2, EIA-10.1.1.4). */
final class GuerillaOperations {

    static final String RAISE = "EIA-10.1.1.2";
    static final String HUNT = "EIA-10.1.1.4";

    private GuerillaOperations() {}

    static List<Option> raiseOptions(EiaWarView board) {
        return GuerillaProvinces.provincesToRaise(board).stream().map(province -> new Option(inProvince("eia.guerillas.to-raise", province), new GuerillaCommand.RaiseGuerillas(GuerillaProvinces.OWNER, province.id()))).toList();
    }

    static Execution raise(EiaCommandRun play, GuerillaCommand.RaiseGuerillas command) {
        var objection = ActingPower.refusal(play.board(), command.power(), LandStep.GUERILLAS);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var province = command.power() == GuerillaProvinces.OWNER
                ? GuerillaProvinces.find(GuerillaProvinces.provincesToRaise(play.board()), command.province()) : Optional.<HomeProvince>empty();
        if (province.isEmpty()) {
            return EiaCommandRun.refuse(RAISE, Sentence.of("eia.refused.raising-guerillas"),
                    raiseOptions(play.board()));
        }
        var recorder = StepRecorder.recording();
        return switch (GuerillaDice.RAISED.procedure().start(GuerillaDice.RAISED.start(province.get().guerillaValue()),
                play.dice("guerillas in " + command.province()), recorder)) {
            case Run.MissingDie<RollState<Integer, Integer>> lacking -> EiaCommandRun.needsDie(lacking.die());
            case Run.Waiting<RollState<Integer, Integer>> waiting -> throw new IllegalStateException("no choice is open in a roll");
            case Run.Finished<RollState<Integer, Integer>> done -> {
                play.addRolls(done.rolls());
                play.emit(new GuerillaEvent.GuerillasRaised(command.power(), command.province(), done.state().result()), recorder.steps());
                yield EiaCommandRun.success();
            }
        };
    }

    static List<Option> placeOptions(EiaWarView board, GuerillaDuty.NewGuerillas duty) {
        return board.map().province(duty.province()).orElseThrow().areas().stream().map(area -> new Option(Sentence.of("eia.guerillas.to-place").with("at", CampaignNames.at(area)),
                new GuerillaCommand.PlaceGuerilla(duty.power(), duty.province(), area))).toList();
    }

    static Execution place(EiaCommandRun play, GuerillaCommand.PlaceGuerilla command) {
        if (play.state().duties().isEmpty() || !(play.state().duties().getFirst() instanceof GuerillaDuty.NewGuerillas duty)
                || duty.power() != command.power() || !duty.province().equals(command.province())) {
            return EiaCommandRun.refuse(RAISE, Sentence.of("eia.refused.no-guerillas-to-place").with("who", CampaignNames.power(command.power())).with("province", new Text(String.valueOf(command.province()))));
        }
        if (!play.map().province(duty.province()).orElseThrow().areas().contains(command.area())) {
            return EiaCommandRun.refuse(RAISE, Sentence.of("eia.refused.guerilla-place"), placeOptions(play.board(), duty));
        }
        play.emit(new GuerillaEvent.GuerillaPlaced(GuerillaProvinces.newGuerilla(play.state(), command.area()), command.province(), duty.count() - 1));
        return EiaCommandRun.success();
    }

    private static Sentence inProvince(String key, HomeProvince province) {
        return Sentence.of(key).with("province", CampaignNames.province(province.id())).with("value", province.guerillaValue());
    }

    static List<Option> huntOptions(EiaWarView board) {
        return ActingPower.in(board, LandStep.GUERILLAS).stream().flatMap(power -> GuerillaProvinces.provincesToHunt(board, power).stream()
                .map(province -> new Option(inProvince("eia.guerillas.to-hunt", province),
                        new GuerillaCommand.HuntGuerillas(power, province.id())))).toList();
    }

    static Execution hunt(EiaCommandRun play, GuerillaCommand.HuntGuerillas command) {
        var board = play.board();
        var objection = ActingPower.refusal(board, command.power(), LandStep.GUERILLAS);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var province = GuerillaProvinces.find(GuerillaProvinces.provincesToHunt(board, command.power()), command.province());
        if (province.isEmpty()) {
            return EiaCommandRun.refuse(HUNT, Sentence.of("eia.refused.hunting-guerillas"), huntOptions(board));
        }
        var recorder = StepRecorder.recording();
        return switch (GuerillaDice.HUNTED.procedure().start(GuerillaDice.HUNTED.start(operation(board, command, province.get())),
                play.dice("hunt for guerillas in " + command.province() + " by " + command.power().word()), recorder)) {
            case Run.MissingDie<RollState<Operation, YesOrNo>> lacking -> EiaCommandRun.needsDie(lacking.die());
            case Run.Waiting<RollState<Operation, YesOrNo>> waiting -> throw new IllegalStateException("no choice is open in a roll");
            case Run.Finished<RollState<Operation, YesOrNo>> done -> {
                play.addRolls(done.rolls());
                var removed = done.state().result().isYes() ? GuerillaProvinces.guerillas(board, province.get()).stream().map(Irregular::id).toList()
                        : List.<UnitId>of();
                play.emit(new GuerillaEvent.GuerillasHunted(command.power(), command.province(), GuerillaProvinces.OWNER, removed), recorder.steps());
                yield EiaCommandRun.success();
            }
        };
    }

    static Operation operation(EiaWarView board, GuerillaCommand.HuntGuerillas command, HomeProvince province) {
        return new Operation(province.guerillaValue(), GuerillaProvinces.hunters(board, command.power(), province).size());
    }
}
