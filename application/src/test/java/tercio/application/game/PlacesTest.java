package tercio.application.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.axonframework.messaging.Message;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.axonframework.test.aggregate.ResultValidator;
import org.axonframework.test.aggregate.TestExecutor;
import org.hamcrest.CustomMatcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.application.given.English;
import tercio.application.given.InMemoryCredentialStore;
import tercio.application.given.InMemoryRemarkStore;
import tercio.application.given.PlainNotation;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Stepped;
import tercio.application.given.StoreLog;
import tercio.application.record.ActingPerson;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.GameOpened.Seat;
import tercio.application.record.HashChain;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.KernelCommand.WithdrawPlace;
import tercio.application.record.MessageRegistry;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.Role;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;

/** A race in which opponents agree to an undo: Anna plays red, Bert blue, until the host gives other places. */
class PlacesTest {

    private static final Caller HOST = Caller.HOST;
    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");
    private static final Caller CARL = Caller.seat("Carl");
    private static final Caller RITA = Caller.seat("Rita");

    private final InMemoryCredentialStore credentials = new InMemoryCredentialStore();
    private final AggregateTestFixture<GameEntity> fixture = fixture();

    private AggregateTestFixture<GameEntity> fixture() {
        var dictionary = new MessageRegistry(List.of(new Race()));
        var made = new AggregateTestFixture<>(GameEntity.class);
        made.registerCommandTargetResolver(WriteSide::target);
        made.registerInjectableResource(new GameResources(dictionary, new PlainNotation(dictionary), credentials,
                Clock.fixed(Instant.parse("1635-05-19T10:00:00Z"), ZoneOffset.UTC), byte[]::new, new StoreLog(made::getEventStore), new InMemoryRemarkStore()));
        return made;
    }

    private TestExecutor<GameEntity> after(GameCommand... history) {
        var opening = new GameOpened("race", "race", "race-1", new Race.Track("short", 10, Optional.empty()), Map.of(), DiceMode.PHYSICAL,
                UndoRule.OPPONENTS_AGREE, false, List.of(new Seat("Anna", List.of("red")), new Seat("Bert", List.of("blue"))), "", "", Optional.empty());
        return fixture.givenCommands(new GameCommand.Create("g", opening, Optional.empty(), List.of(), List.of(),
                new GameCredentials(false, "h", Map.of("Anna", "token of Anna", "Bert", "token of Bert"), new byte[0], Optional.empty())))
                .andGivenCommands(List.of(history));
    }

    private static GameCommand.Execute by(Caller caller, Command command) {
        return new GameCommand.Execute("g", caller, command, List.of(), OptionalInt.empty(), Optional.empty(),
                command instanceof GrantPlace grant ? Optional.of(link(grant.person(), caller.person())) : Optional.empty());
    }

    private static final Instant NOW = Instant.parse("1635-05-19T10:00:00Z");

    /** A link whose secret tells to whom it was shown. */
    private static PlaceLink link(String person, String shownTo) {
        return new PlaceLink(person, "", "link of " + person + " shown to " + shownTo, NOW.plusSeconds(60));
    }

    private static GameCommand.Take open(String person, String shownTo) {
        return new GameCommand.Take("g", HashChain.hash(link(person, shownTo).secret()), "token of " + person + " opened after " + shownTo);
    }

    private static GameCommand.Invite renew(Caller by, String person) {
        return new GameCommand.Invite("g", by, new PlaceLink(person, "", "new link of " + person + " shown to " + by.person(), NOW.plusSeconds(60)));
    }

    private static GrantPlace grant(String person, Role role, String... seats) {
        return new GrantPlace(person, role, List.of(seats), Optional.empty());
    }

    private static PlaceGranted granted(String person, Role role, String... seats) {
        return new PlaceGranted(person, role, List.of(seats), Optional.empty());
    }

    private static WithdrawPlace withdraw(String person) {
        return new WithdrawPlace(person, Optional.of("gone home"));
    }

    private static void refused(ResultValidator<GameEntity> result, String part) {
        result.expectNoEvents().expectResultMessageMatching(new CustomMatcher<Message<?>>("refused: " + part) {
            @Override
            public boolean matches(Object message) {
                return ((Message<?>) message).getPayload() instanceof CommandResult.Declined(Verdict.Refused<?> refused)
                        && English.of(refused.refusal().detail()).contains(part) && refused.refusal().rule().id().equals("TERCIO-PLACES");
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

    /** The one event, by whom it is recorded to be. */
    private static void recorded(ResultValidator<GameEntity> result, String by, Optional<ActingPerson> acting) {
        result.expectResultMessageMatching(new CustomMatcher<Message<?>>("by " + by + " " + acting) {
            @Override
            public boolean matches(Object message) {
                return ((Message<?>) message).getPayload() instanceof CommandResult.Done done && done.events().stream()
                        .allMatch(event -> event.envelope().by().equals(by) && event.envelope().acting().equals(acting));
            }
        });
    }

    private Map<String, String> tokens() {
        return credentials.find("g").orElseThrow().seats();
    }

    /** The open links: person and who gave it. */
    private Map<String, String> invited() {
        return credentials.find("g").orElseThrow().invitations().entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().by()));
    }

    @Test
    void theHostGivesAPlaceAndALinkWithItAndThePersonGetsTheToken() {
        after().when(by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).expectEvents(granted("Carl", Role.DEPUTY, "Anna"));
        assertThat(tokens()).isEqualTo(Map.of("Anna", "token of Anna", "Bert", "token of Bert"));
        assertThat(invited()).isEqualTo(Map.of("Carl", "host"));
    }

    @Test
    void aLinkIsOpenedOnce() {
        after(by(HOST, grant("Carl", Role.DEPUTY, "Anna")), open("Carl", "host"))
                .when(new GameCommand.Take("g", HashChain.hash(link("Carl", "host").secret()), "another token"))
                .expectNoEvents().expectResultMessagePayload(Optional.empty());
        assertThat(tokens()).containsEntry("Carl", "token of Carl opened after host");
        assertThat(invited()).isEmpty();
    }

    /** The attack: Anna names Zoe, opens or keeps her link, and later the host gives Zoe the seat of Bert. */
    @Test
    void whoeverNamedAPersonGetsNothingOfWhatTheHostGivesItLater() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), open("Zoe", "Anna"), by(HOST, grant("Zoe", Role.PLAYER, "Bert")))
                .when(open("Zoe", "Anna")).expectResultMessagePayload(Optional.empty());
        assertThat(tokens()).as("the token that Anna opened has ended, as has that of Bert").isEqualTo(Map.of("Anna", "token of Anna"));
        assertThat(invited()).isEqualTo(Map.of("Zoe", "host"));
    }

    @Test
    void aLinkThatThePlayerKeptOpensNothingOnceTheHostGaveThePersonAPlace() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), by(HOST, grant("Zoe", Role.PLAYER, "Bert")))
                .when(open("Zoe", "Anna")).expectResultMessagePayload(Optional.empty());
        assertThat(tokens()).isEqualTo(Map.of("Anna", "token of Anna"));
    }

    @Test
    void aPlaceThatTheHostGivesAgainMakesANewLinkAndEndsTheTokenBefore() {
        after(by(HOST, grant("Carl", Role.DEPUTY, "Anna")), open("Carl", "host")).when(by(HOST, grant("Carl", Role.DEPUTY, "Anna", "Bert")))
                .expectEvents(granted("Carl", Role.DEPUTY, "Anna", "Bert"));
        assertThat(tokens()).doesNotContainKey("Carl");
        assertThat(invited()).isEqualTo(Map.of("Carl", "host"));
    }

    @Test
    void theHostMakesItsOwnWhatAPlayerGave() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), open("Zoe", "Anna")).when(by(HOST, grant("Zoe", Role.DEPUTY, "Anna")))
                .expectEvents(granted("Zoe", Role.DEPUTY, "Anna"));
        assertThat(tokens()).doesNotContainKey("Zoe");
        assertThat(invited()).isEqualTo(Map.of("Zoe", "host"));
    }

    @Test
    void aSecondPlayerNeitherGetsNorEndsTheTokenOfWhomTheFirstNamed() {
        var refused = after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), open("Zoe", "Anna")).when(by(BERT, grant("Zoe", Role.DEPUTY, "Bert")));

        notPermitted(refused, "Zoe is deputy of Anna already: only the host gives such a person another place.");
        assertThat(tokens()).containsEntry("Zoe", "token of Zoe opened after Anna");
    }

    @Test
    void aPlayerNeitherGetsNorEndsTheTokenOfWhomTheHostNamed() {
        GameCommand[] named = {by(HOST, grant("Zoe", Role.OBSERVER, "Bert")), open("Zoe", "host")};

        notPermitted(after(named).when(renew(ANNA, "Zoe")), "The host makes new links; the player of a seat only for persons who hold nothing but what it gave.");
        notPermitted(after(named).when(by(ANNA, grant("Zoe", Role.OBSERVER, "Anna"))), "Zoe is observer of Bert already");
        assertThat(tokens()).containsEntry("Zoe", "token of Zoe opened after host");
    }

    @Test
    void whomAPlayerNamedKeepsItsTokenWhenThePlayerGivesMore() {
        after(by(HOST, grant("Anna", Role.PLAYER, "Anna", "Bert")), by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), open("Zoe", "Anna"))
                .when(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna", "Bert"))).expectEvents(granted("Zoe", Role.DEPUTY, "Anna", "Bert"));
        assertThat(tokens()).containsEntry("Zoe", "token of Zoe opened after Anna");
        assertThat(invited()).doesNotContainKey("Zoe");
    }

    @Test
    void aPlayerMakesANewLinkForWhomItNamed() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), open("Zoe", "Anna")).when(renew(ANNA, "Zoe")).expectNoEvents();
        assertThat(tokens()).doesNotContainKey("Zoe");
        assertThat(invited()).isEqualTo(Map.of("Zoe", "Anna"));
    }

    @Test
    void aNewLinkEndsTheOneBefore() {
        after(by(HOST, grant("Carl", Role.DEPUTY, "Anna")), renew(HOST, "Carl")).when(open("Carl", "host")).expectResultMessagePayload(Optional.empty());
    }

    @Test
    void nobodyIsInvitedWithoutAPlace() {
        refused(after().when(renew(HOST, "Zoe")), "Nobody called 'Zoe' holds a place in this game.");
    }

    @Test
    void aRefereeMakesNoLinks() {
        notPermitted(after(by(HOST, grant("Rita", Role.REFEREE)), by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).when(renew(RITA, "Carl")), "Places are for the host");
    }

    @Test
    void aLinkEndsWithThePlace() {
        after(by(HOST, grant("Carl", Role.DEPUTY, "Anna")), by(HOST, withdraw("Carl"))).when(open("Carl", "host")).expectResultMessagePayload(Optional.empty());
        assertThat(invited()).isEmpty();
    }

    @Test
    void aPlaceThatIsGivenAgainAfterItWasTakenBackHasALinkOfItsOwn() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), by(ANNA, withdraw("Zoe")), by(HOST, grant("Zoe", Role.DEPUTY, "Anna")))
                .when(open("Zoe", "Anna")).expectResultMessagePayload(Optional.empty());
        assertThat(invited()).isEqualTo(Map.of("Zoe", "host"));
    }

    @Test
    void aLinkEndsWhenTheSeatChangesHands() {
        after(by(HOST, grant("Carl", Role.PLAYER, "Anna", "Bert")), by(HOST, grant("Dora", Role.PLAYER, "Bert")))
                .when(open("Carl", "host")).expectResultMessagePayload(Optional.empty());
        assertThat(invited()).as("Carl plays Anna and needs a new link").isEqualTo(Map.of("Dora", "host"));
    }

    @Test
    void theLinkOfWhomAPlayerNamedEndsWithThePlayer() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), by(HOST, grant("Carl", Role.PLAYER, "Anna"))).when(open("Zoe", "Anna"))
                .expectResultMessagePayload(Optional.empty());
        assertThat(invited()).isEqualTo(Map.of("Carl", "host"));
    }

    @Test
    void aLinkHasAnEnd() {
        after(new GameCommand.Execute("g", HOST, grant("Carl", Role.DEPUTY, "Anna"), List.of(), OptionalInt.empty(), Optional.empty(),
                Optional.of(new PlaceLink("Carl", "", link("Carl", "host").secret(), NOW)))).when(open("Carl", "host")).expectResultMessagePayload(Optional.empty());
        assertThat(tokens()).doesNotContainKey("Carl");
    }

    @Test
    void aPlaceThatIsGivenWithoutALinkEndsTheTokenAllTheSame() {
        after(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")), open("Zoe", "Anna"), new GameCommand.Execute("g", HOST, grant("Zoe", Role.PLAYER, "Bert"),
                List.of(), OptionalInt.empty(), Optional.empty())).when(open("Zoe", "Anna")).expectResultMessagePayload(Optional.empty());
        assertThat(tokens()).isEqualTo(Map.of("Anna", "token of Anna"));
    }

    /** Bert may have kept private notes under his name. */
    @Test
    void aPlayerBringsNobodyUnderTheNameOfWhoLeft() {
        refused(after(by(HOST, grant("Carl", Role.PLAYER, "Bert"))).when(by(ANNA, grant("Bert", Role.OBSERVER, "Anna"))),
                "A person called Bert had a place in this game before, which host gave");
        refused(after(by(BERT, grant("Zoe", Role.OBSERVER, "Bert")), by(BERT, withdraw("Zoe"))).when(by(ANNA, grant("Zoe", Role.OBSERVER, "Anna"))),
                "A person called Zoe had a place in this game before, which Bert gave");
    }

    @Test
    void aPlayerNamesAgainWhomItNamedBefore() {
        after(by(ANNA, grant("Zoe", Role.OBSERVER, "Anna")), by(ANNA, withdraw("Zoe"))).when(by(ANNA, grant("Zoe", Role.DEPUTY, "Anna")))
                .expectEvents(granted("Zoe", Role.DEPUTY, "Anna"));
    }

    @Test
    void thePlayerOfASeatNamesTenPersonsAndTheHostMore() {
        var ten = IntStream.rangeClosed(1, 10).mapToObj(number -> by(ANNA, grant("Guest " + number, Role.OBSERVER, "Anna"))).toArray(GameCommand[]::new);

        refused(after(ten).when(by(ANNA, grant("One more", Role.OBSERVER, "Anna"))), "The player of a seat names at most 10 persons for it. For Anna there are Guest 1, ");
        after(ten).when(by(HOST, grant("One more", Role.OBSERVER, "Anna"))).expectEvents(granted("One more", Role.OBSERVER, "Anna"));
    }

    @Test
    void aDeputyActsForTheSeatAndTheEventSaysSo() {
        recorded(after(by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).when(by(CARL, new Step("red", 1))).expectEvents(new Stepped("red", 1)),
                "Anna", Optional.of(new ActingPerson("Carl", Role.DEPUTY)));
    }

    @Test
    void whatThePlayerOfASeatOfItsOwnNameDoesIsRecordedAsBefore() {
        recorded(after(by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).when(by(ANNA, new Step("red", 1))), "Anna", Optional.empty());
    }

    @Test
    void aDeputyDecidesForNobodyElse() {
        notPermitted(after(by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).when(by(CARL, new Step("blue", 1))), "this is for blue to decide");
    }

    @Test
    void ofTwoDeputiesWhoAnswerTheSameDecisionTheSecondIsTooLate() {
        after(by(HOST, grant("Carl", Role.DEPUTY, "Anna")), by(HOST, grant("Dora", Role.DEPUTY, "Anna")), by(CARL, new Step("red", 1)))
                .when(new GameCommand.Execute("g", Caller.seat("Dora"), new Step("red", 2), List.of(), OptionalInt.of(3), Optional.empty()))
                .expectNoEvents().expectResultMessagePayload(new CommandResult.StalePosition(4));
    }

    @Test
    void onePersonPlaysSeveralSeatsEachUnderItsName() {
        var both = after(by(HOST, grant("Anna", Role.PLAYER, "Anna", "Bert")), by(ANNA, new Step("red", 1)));

        recorded(both.when(by(ANNA, new Step("blue", 2))).expectEvents(new Stepped("blue", 2)), "Bert", Optional.of(new ActingPerson("Anna", Role.PLAYER)));
        assertThat(tokens()).as("Bert has no seat left, and Anna a new link").isEmpty();
        assertThat(invited()).isEqualTo(Map.of("Anna", "host"));
    }

    @Test
    void whoPlaysAllSeatsNeedsNobodysConsent() {
        after(by(HOST, grant("Anna", Role.PLAYER, "Anna", "Bert")), by(ANNA, new Step("red", 1)), by(ANNA, new Step("blue", 2)))
                .when(by(ANNA, new Undo(2, "slip"))).expectEvents(new Undone(2, "slip"));
    }

    @Test
    void aDeputyOfBothSidesDoesNotConsentForTheOther() {
        after(by(HOST, grant("Carl", Role.DEPUTY, "Anna", "Bert")), by(CARL, new Step("red", 1)), by(CARL, new Step("blue", 2)))
                .when(by(CARL, new Undo(2, "slip"))).expectEvents(new RequestMade(List.of("Anna"), Optional.of(2), 2, "slip"));
    }

    @Test
    void aSeatThatIsHandedOverIsNoLongerThatOfThePlayerBefore() {
        var handed = after(by(HOST, grant("Carl", Role.PLAYER, "Anna")));

        notPermitted(handed.when(by(ANNA, new Step("red", 1))), "Anna does not hold the seat Anna in this game. Its places: Bert (player of Bert), Carl (player of Anna).");
        assertThat(tokens()).isEqualTo(Map.of("Bert", "token of Bert"));
        assertThat(invited()).isEqualTo(Map.of("Carl", "host"));
    }

    @Test
    void theNewHolderPlaysOn() {
        recorded(after(by(HOST, grant("Carl", Role.PLAYER, "Anna"))).when(by(CARL, new Step("red", 1))).expectEvents(new Stepped("red", 1)),
                "Anna", Optional.of(new ActingPerson("Carl", Role.PLAYER)));
    }

    @Test
    void aSeatThatIsGivenBackIsPlayedUnderItsOwnNameAgain() {
        var back = after(by(HOST, grant("Carl", Role.PLAYER, "Anna")), by(HOST, grant("Anna", Role.PLAYER, "Anna")));

        recorded(back.when(by(ANNA, new Step("red", 1))), "Anna", Optional.empty());
        assertThat(tokens()).isEqualTo(Map.of("Bert", "token of Bert"));
        assertThat(invited()).isEqualTo(Map.of("Anna", "host"));
    }

    @Test
    void aSeatTakenBackWaitsForTheHostOrANewPlayer() {
        notPermitted(after(by(HOST, withdraw("Anna"))).when(by(ANNA, new Step("red", 1))), "does not hold the seat Anna");
        assertThat(tokens()).isEqualTo(Map.of("Bert", "token of Bert"));
    }

    @Test
    void theHostPlaysForASeatWithoutPlayer() {
        after(by(HOST, withdraw("Anna"))).when(by(HOST, new Step("red", 1))).expectEvents(new Stepped("red", 1));
    }

    @Test
    void anUndoTakesNoPlaceBack() {
        after(by(HOST, grant("Carl", Role.PLAYER, "Anna")), by(CARL, new Step("red", 1)), by(CARL, new Undo(1, "slip")))
                .when(by(CARL, new Step("red", 2))).expectEvents(new Stepped("red", 2));
    }

    @Test
    void aPlaceIsNoStepOfTheGameThatStandsBetweenASeatAndItsOwnStep() {
        after(by(ANNA, new Step("red", 1)), by(HOST, grant("Olga", Role.OBSERVER))).when(by(ANNA, new Undo(1, "slip"))).expectEvents(new Undone(1, "slip"));
    }

    @Test
    void whatASeatTookBackAloneItBringsBackAloneAfterAPlaceWasGiven() {
        after(by(ANNA, new Step("red", 1)), by(ANNA, new Undo(1, "slip")), by(HOST, grant("Olga", Role.OBSERVER)))
                .when(by(ANNA, new Redo("no slip"))).expectEvents(new Redone("no slip"));
    }

    @Test
    void aRequestThatAwaitsASeatAwaitsItsNewPlayer() {
        after(by(ANNA, new Step("red", 1)), by(BERT, new Step("blue", 2)), by(ANNA, new Undo(1, "slip")), by(HOST, grant("Carl", Role.PLAYER, "Bert")))
                .when(by(CARL, new AnswerRequest(4, true, Optional.empty())))
                .expectEvents(new RequestAnswered(4, true, ""), new Undone(1, "slip"));
    }

    @Test
    void aRefereeTakesBackAloneAndTheEventSaysWho() {
        recorded(after(by(HOST, grant("Rita", Role.REFEREE)), by(ANNA, new Step("red", 1)), by(BERT, new Step("blue", 2)))
                .when(by(RITA, new Undo(2, "not allowed"))).expectEvents(new Undone(2, "not allowed")), "host", Optional.of(new ActingPerson("Rita", Role.REFEREE)));
    }

    @Test
    void aRefereeAnswersARequestForAll() {
        after(by(HOST, grant("Rita", Role.REFEREE)), by(ANNA, new Step("red", 1)), by(BERT, new Step("blue", 2)), by(ANNA, new Undo(2, "slip")))
                .when(by(RITA, new AnswerRequest(5, true, Optional.empty())))
                .expectEvents(new RequestAnswered(5, true, ""), new Undone(2, "slip"));
    }

    @Test
    void aRefereeMakesNoMove() {
        notPermitted(after(by(HOST, grant("Rita", Role.REFEREE))).when(by(RITA, new Step("red", 1))), "Rita is a referee of this game and plays nobody");
    }

    @Test
    void aRefereeGivesNoPlaces() {
        notPermitted(after(by(HOST, grant("Rita", Role.REFEREE))).when(by(RITA, grant("Carl", Role.DEPUTY, "Anna"))), "Places are for the host");
    }

    @Test
    void anObserverGivesNoCommand() {
        notPermitted(after(by(HOST, grant("Olga", Role.OBSERVER, "Anna"))).when(by(Caller.seat("Olga"), new Step("red", 1))), "an observer looks on");
    }

    @Test
    void anObserverAsksForNoUndo() {
        notPermitted(after(by(HOST, grant("Olga", Role.OBSERVER, "Anna")), by(ANNA, new Step("red", 1))).when(by(Caller.seat("Olga"), new Undo(1, ""))),
                "an observer looks on");
    }

    @Test
    void thePlayerOfASeatNamesItsDeputyAndTakesThePlaceBack() {
        after(by(ANNA, grant("Carl", Role.DEPUTY, "Anna"))).when(by(ANNA, withdraw("Carl"))).expectEvents(new PlaceWithdrawn("Carl", "gone home"));
        assertThat(tokens()).isEqualTo(Map.of("Anna", "token of Anna", "Bert", "token of Bert"));
    }

    @Test
    void whomAPlayerNamedEndsWithThePlayerAndWhomTheHostNamedStays() {
        var handed = after(by(ANNA, grant("Carl", Role.DEPUTY, "Anna")), by(HOST, grant("Dora", Role.DEPUTY, "Anna")), by(HOST, grant("Emil", Role.PLAYER, "Anna")));

        notPermitted(handed.when(by(CARL, new Step("red", 1))), "Carl does not hold");
        assertThat(tokens().keySet()).containsExactly("Bert");
        assertThat(invited().keySet()).containsExactlyInAnyOrder("Dora", "Emil");
    }

    @Test
    void aPlayerGivesNothingOfTheSeatOfAnother() {
        notPermitted(after().when(by(ANNA, grant("Carl", Role.DEPUTY, "Bert"))), "the player of a seat names deputies and observers of that seat. Anna is player of Anna.");
    }

    @Test
    void aPlayerHandsNoSeatOver() {
        notPermitted(after().when(by(ANNA, grant("Carl", Role.PLAYER, "Anna"))), "The host gives places");
    }

    @Test
    void aPlayerDoesNotMakeAnOpponentItsDeputy() {
        notPermitted(after().when(by(ANNA, grant("Bert", Role.DEPUTY, "Anna"))), "Bert is player of Bert already");
    }

    @Test
    void aPlayerChangesNoPlaceThatTheHostGave() {
        notPermitted(after(by(HOST, grant("Anna", Role.PLAYER, "Anna", "Bert")), by(HOST, grant("Carl", Role.DEPUTY, "Anna")))
                .when(by(ANNA, grant("Carl", Role.DEPUTY, "Anna", "Bert"))), "Carl is deputy of Anna already");
    }

    @Test
    void aPlayerTakesNoPlaceAwayThatTheHostGave() {
        notPermitted(after(by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).when(by(ANNA, withdraw("Carl"))), "The host takes places away");
    }

    @Test
    void aDeputyGivesNoPlaces() {
        notPermitted(after(by(HOST, grant("Carl", Role.DEPUTY, "Anna"))).when(by(CARL, grant("Dora", Role.DEPUTY, "Anna"))), "Carl is deputy of Anna");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "' Carl'|DEPUTY|Anna|without spaces at its ends", "''|DEPUTY|Anna|1 to 100 characters",
        "Carl|DEPUTY|Zoe|There is no seat 'Zoe' in this game. Its seats are Anna, Bert.", "Carl|DEPUTY|''|A deputy needs at least one seat",
        "Carl|PLAYER|''|A player needs at least one seat", "Rita|REFEREE|Anna|A referee is no player", "Anna|DEPUTY|Anna|needs no deputy's place there",
        "Anna|OBSERVER|Bert|Anna is player of Anna: who plays does not judge or look on", "Anna|REFEREE|''|who plays does not judge",
        "Anna|PLAYER|Anna|Anna holds this place already"})
    void aPlaceThatCannotBeIsRefusedWithTheReason(String person, Role role, String seat, String part) {
        refused(after().when(by(HOST, seat.isEmpty() ? grant(person, role) : grant(person, role, seat))), part);
    }

    /** Anna and Bert play: nobody else comes in who is taken for one of them, or for the host. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"host|host", "Service|service", "anna|Anna", "BERT|Bert"})
    void aNameThatLooksLikeAnotherIsMalformed(String person, String other) {
        after().when(by(HOST, grant(person, Role.OBSERVER))).expectNoEvents().expectResultMessageMatching(new CustomMatcher<Message<?>>("like " + other) {
            @Override
            public boolean matches(Object answer) {
                return ((Message<?>) answer).getPayload() instanceof CommandResult.Malformed(var pointer, var message)
                        && pointer.equals("/person") && English.of(message).startsWith("looks like '" + other + "'");
            }
        });
    }

    @Test
    void aNameHasAnEnd() {
        refused(after().when(by(HOST, grant("x".repeat(101), Role.OBSERVER))), "1 to 100 characters");
    }

    @Test
    void onlyARefereeSeesEverything() {
        refused(after().when(by(HOST, new GrantPlace("Olga", Role.OBSERVER, List.of(), Optional.of(true)))), "Only a referee can see everything");
    }

    @Test
    void aSeatIsNamedOnce() {
        refused(after().when(by(HOST, grant("Carl", Role.DEPUTY, "Anna", "Anna"))), "A seat is named once");
    }

    @Test
    void nobodyIsWithdrawnWhoIsNotThere() {
        refused(after().when(by(HOST, withdraw("Zoe"))), "Nobody called 'Zoe' holds a place in this game. There are Anna (player of Anna), Bert (player of Bert).");
    }

    @Test
    void aGameHasAHundredPersonsAtMost() {
        var persons = IntStream.rangeClosed(3, 100).mapToObj(number -> by(HOST, grant("Guest " + number, Role.OBSERVER))).toArray(GameCommand.Execute[]::new);
        refused(after(persons).when(by(HOST, grant("One more", Role.OBSERVER))), "at most 100 persons");
    }
}
