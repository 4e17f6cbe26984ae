/** The places of persons in a game: players of seats, their deputies, observers and referees. */
package tercio.application.place;
