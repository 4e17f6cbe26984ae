package tercio.application.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.axonframework.messaging.Message;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.axonframework.test.aggregate.ResultValidator;
import org.axonframework.test.aggregate.TestExecutor;
import org.hamcrest.CustomMatcher;
import org.junit.jupiter.api.Test;
import tercio.application.given.English;
import tercio.application.given.InMemoryCredentialStore;
import tercio.application.given.InMemoryRemarkStore;
import tercio.application.given.PlainNotation;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Stepped;
import tercio.application.given.StoreLog;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.GameOpened.Seat;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.KernelCommand.WithdrawRequest;
import tercio.application.record.MessageRegistry;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.RequestWithdrawn;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;

/** A race in which opponents agree to an undo. Anna moves red at position 2, Bert blue at position 3, and so on in turn. */
class ConsentTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");
    private static final Caller CARL = Caller.seat("Carl");
    private static final Caller DORA = Caller.seat("Dora, who looks on");

    private final AggregateTestFixture<GameEntity> fixture = fixture();

    private static AggregateTestFixture<GameEntity> fixture() {
        var dictionary = new MessageRegistry(List.of(new Race()));
        var fixture = new AggregateTestFixture<>(GameEntity.class);
        fixture.registerCommandTargetResolver(WriteSide::target);
        fixture.registerInjectableResource(new GameResources(dictionary, new PlainNotation(dictionary), new InMemoryCredentialStore(),
                Clock.fixed(Instant.parse("1635-05-19T10:00:00Z"), ZoneOffset.UTC), byte[]::new, new StoreLog(fixture::getEventStore), new InMemoryRemarkStore()));
        return fixture;
    }

    private TestExecutor<GameEntity> after(List<Seat> seats, GameCommand.Execute... history) {
        var opening = new GameOpened("race", "race", "race-1", new Race.Track("short", 10, Optional.empty()), Map.of(), DiceMode.PHYSICAL,
                UndoRule.OPPONENTS_AGREE, false, seats, "", "", Optional.empty());
        return fixture.givenCommands(new GameCommand.Create("g", opening, Optional.empty(), List.of(), List.of(),
                new GameCredentials(false, "h", Map.of(), new byte[0], Optional.empty()))).andGivenCommands(List.of(history));
    }

    private TestExecutor<GameEntity> after(GameCommand.Execute... history) {
        return after(List.of(new Seat("Anna", List.of("red")), new Seat("Bert", List.of("blue")), new Seat(DORA.name(), List.of())), history);
    }

    private static GameCommand.Execute by(Caller caller, Command command, Integer... dice) {
        return new GameCommand.Execute("g", caller, command, List.of(dice), OptionalInt.empty(), Optional.empty());
    }

    private static AnswerRequest agree(int request) {
        return new AnswerRequest(request, true, Optional.empty());
    }

    private static AnswerRequest refuse(int request) {
        return new AnswerRequest(request, false, Optional.of("a die is a die"));
    }

    private static void refused(ResultValidator<GameEntity> result, String part) {
        result.expectNoEvents().expectResultMessageMatching(new CustomMatcher<Message<?>>("refused: " + part) {
            @Override
            public boolean matches(Object message) {
                return ((Message<?>) message).getPayload() instanceof CommandResult.Declined(Verdict.Refused<?> refused)
                        && English.of(refused.refusal().detail()).contains(part);
            }
        });
    }

    private static void notPermitted(ResultValidator<GameEntity> result, String part) {
        result.expectNoEvents().expectResultMessageMatching(new CustomMatcher<Message<?>>("not permitted: " + part) {
            @Override
            public boolean matches(Object message) {
                return ((Message<?>) message).getPayload() instanceof CommandResult.NotPermitted no && English.of(no.detail()).contains(part);
            }
        });
    }

    @Test
    void aSeatTakesBackItsOwnLatestStepAlone() {
        after(by(ANNA, new Step("red", 1))).when(by(ANNA, new Undo(1, "slip"))).expectEvents(new Undone(1, "slip"));
    }

    @Test
    void anUndoOfAStepThatTheOtherHasAnsweredIsARequestToTheOther() {
        after(by(ANNA, new Step("red", 1)), by(BERT, new Step("blue", 2)))
                .when(by(ANNA, new Undo(1, "slip"))).expectEvents(new RequestMade(List.of("Bert"), Optional.of(1), 2, "slip"));
    }

    @Test
    void anUndoOfTheOthersStepIsARequestToo() {
        after(by(ANNA, new Step("red", 1))).when(by(BERT, new Undo(1, "a slip")))
                .expectEvents(new RequestMade(List.of("Anna"), Optional.of(1), 1, "a slip"));
    }

    @Test
    void onceADieWasThrownTheOtherIsAsked() {
        after(by(ANNA, new Gamble("red"), 7)).when(by(ANNA, new Undo(1, "I did not mean to gamble")))
                .expectEvents(new RequestMade(List.of("Bert"), Optional.of(1), 1, "I did not mean to gamble"));
    }

    @Test
    void theAgreementOfTheOtherCarriesTheUndoOut() {
        after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")))
                .when(by(BERT, agree(4))).expectEvents(new RequestAnswered(4, true, ""), new Undone(1, "slip"));
    }

    @Test
    void afterTheAgreementTheTurnIsBack() {
        after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")), by(BERT, agree(4)))
                .when(by(ANNA, new Step("red", 3))).expectEvents(new Stepped("red", 3));
    }

    @Test
    void aRefusalChangesNothingAndIsOnRecord() {
        after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")))
                .when(by(BERT, refuse(4))).expectEvents(new RequestAnswered(4, false, "a die is a die"));
    }

    @Test
    void aRefusedRequestIsOver() {
        refused(after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")), by(BERT, refuse(4))).when(by(BERT, agree(4))), "No request 4 is open");
    }

    @Test
    void allOfTheOthersHaveToAgree() {
        var three = List.of(new Seat("Anna", List.of("red")), new Seat("Bert", List.of("blue")), new Seat("Carl", List.of("blue")));
        after(three, by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")), by(BERT, agree(4)))
                .when(by(CARL, agree(4))).expectEvents(new RequestAnswered(4, true, ""), new Undone(1, "slip"));
    }

    @Test
    void oneOfTwoAgreementsIsNotEnough() {
        var three = List.of(new Seat("Anna", List.of("red")), new Seat("Bert", List.of("blue")), new Seat("Carl", List.of("blue")));
        after(three, by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")))
                .when(by(BERT, agree(4))).expectEvents(new RequestAnswered(4, true, ""));
    }

    @Test
    void whoAskedCannotAgreeForTheOther() {
        notPermitted(after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip"))).when(by(ANNA, agree(4))), "That is for Bert to answer");
    }

    @Test
    void theHostDecidesARequestAlone() {
        after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")))
                .when(by(Caller.HOST, agree(4))).expectEvents(new RequestAnswered(4, true, ""), new Undone(1, "slip"));
    }

    @Test
    void theHostTakesBackWithoutAskingAnybody() {
        after(by(ANNA, new Gamble("red"), 7)).when(by(Caller.HOST, new Undo(1, "referee"))).expectEvents(new Undone(1, "referee"));
    }

    @Test
    void aRequestIsWithdrawnByWhoMadeIt() {
        after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")))
                .when(by(ANNA, new WithdrawRequest(4, Optional.of("never mind")))).expectEvents(new RequestWithdrawn(4, "never mind"));
    }

    @Test
    void nobodyElseWithdrawsIt() {
        notPermitted(after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")))
                .when(by(BERT, new WithdrawRequest(4, Optional.empty()))), "Only Anna can withdraw");
    }

    @Test
    void whoPlaysOnLetsTheRequestLapse() {
        refused(after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")), by(BERT, new Step("blue", 1)))
                .when(by(BERT, agree(4))), "No request 4 is open");
    }

    @Test
    void oneRequestIsOpenAtATime() {
        refused(after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip"))).when(by(BERT, new Undo(1, "a slip"))),
                "Anna has asked for something that Bert must answer first: request 4");
    }

    @Test
    void whoLooksOnAsksForNothing() {
        notPermitted(after(by(ANNA, new Gamble("red"), 7)).when(by(DORA, new Undo(1, "a slip"))), "plays nobody in this game");
    }

    @Test
    void whoPlaysAllAsksNobody() {
        after(List.of(new Seat("Anna", List.of("red", "blue"))), by(ANNA, new Gamble("red"), 7)).when(by(ANNA, new Undo(1, "a slip")))
                .expectEvents(new Undone(1, "a slip"));
    }

    @Test
    void aSeatBringsBackAloneWhatItTookBackAlone() {
        after(by(ANNA, new Step("red", 1)), by(ANNA, new Undo(1, "slip"))).when(by(ANNA, new Redo("after all"))).expectEvents(new Redone("after all"));
    }

    @Test
    void whatTheOthersAgreedToIsBroughtBackWithTheirConsent() {
        after(by(ANNA, new Gamble("red"), 7), by(ANNA, new Undo(1, "slip")), by(BERT, agree(4)))
                .when(by(ANNA, new Redo(""))).expectEvents(new RequestMade(List.of("Bert"), Optional.of(3), 0, ""));
    }

    @Test
    void anUndoToNowhereIsRefusedBeforeAnybodyIsAsked() {
        refused(after(by(ANNA, new Gamble("red"), 7)).when(by(ANNA, new Undo(9, "a slip"))), "from 0 to 2, not to 9");
    }

    @Test
    void theOpponentsAgreeToNothingThatIsNotAsked() {
        refused(after(by(ANNA, new Step("red", 1))).when(by(BERT, agree(2))), "No request 2 is open");
        assertThat(UndoRule.OPPONENTS_AGREE.allows(ANNA)).isTrue();
    }
}
